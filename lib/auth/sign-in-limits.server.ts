import 'server-only'
import { createHash } from 'node:crypto'
import { type TreeCallback, type TreeStep, treeStepSchema } from '@/lib/contract/identity-tree'
import type { Counter } from '@/lib/rate-limits/attempts.server'

/** Hash of a username, equal for every spelling that signs in, so that counters do not contain the name. */
const nameKey = (username: string): string =>
  createHash('sha256').update(username.normalize('NFKC').trim().toLowerCase()).digest('base64url')

const byUsername = (username: string): Counter => ({ limit: 'signInByUsername', key: nameKey(username) })

/**
 * Rate limit counters of a sign-in attempt. Failed attempts count for the network address, and for the
 * username from any address. Successful sign-ins of a class behind one address are no attack; they have the
 * wider limit of writes. A username remembered on this device has no username counter, so that other users
 * who try it cannot lock its owner out.
 */
export const signInCounters = (
  address: string,
  username: string,
  remembered: string | undefined,
): { always: readonly Counter[]; whileWrong: readonly Counter[] } => ({
  always: [{ limit: 'write', key: `sign-in/${address}` }],
  whileWrong: [
    { limit: 'signIn', key: address },
    ...(username === '' || username === remembered ? [] : [byUsername(username)]),
  ],
})

/** Callback that only the registration uses; its response reveals whether a username is taken. */
const NEW_NAME = 'ValidatedCreateUsernameCallback'

type ProxiedPost = { path: string; tree: string | null; body: string }

/**
 * Ignores case and trailing slashes: a path that is not a tree for us must not be one for the identity
 * provider.
 */
const isTreePath = (path: string): boolean => /\/authenticate\/*$/i.test(path)

/**
 * Rate limit counters of a direct call to the identity provider, without our forms. Calls to its trees count
 * like the forms; the submitted step identifies its tree, whatever name the address gives. Other calls try no
 * password.
 */
export function treeCounters(address: string, { path, tree, body }: ProxiedPost): readonly Counter[] {
  if (!isTreePath(path)) return [{ limit: 'write', key: `identity/${address}` }]
  const step = readStep(body)
  const callbacks = step?.callbacks ?? []
  const isSignUp = tree === 'Registration' || callbacks.some(({ type }) => type === NEW_NAME)
  return [
    { limit: 'signIn', key: address },
    // The first call of the registration contains no step yet.
    ...(isSignUp && step !== undefined ? [{ limit: 'signUp', key: `proxy/${address}` } as const] : []),
    ...callbacks.flatMap(typedNames).map(byUsername),
  ]
}

/**
 * Whether a step tries more than one username. No tree asks for several, and each would count as an attempt:
 * one call could lock out all who are named.
 */
export const triesSeveralNames = (body: string): boolean =>
  (readStep(body)?.callbacks ?? []).flatMap(typedNames).length > 1

function readStep(body: string): TreeStep | undefined {
  try {
    const parsed = treeStepSchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

const typedNames = ({ type, input = [] }: TreeCallback): readonly string[] =>
  type === 'NameCallback'
    ? input.flatMap(({ value }) => (typeof value === 'string' && value.trim() !== '' ? [value] : []))
    : []
