import 'server-only'
import { createHash } from 'node:crypto'
import { type TreeCallback, type TreeStep, treeStepSchema } from '@/lib/contract/identity-tree'
import type { Counter } from '@/lib/rate-limits/attempts.server'

/** One name in every spelling that signs in with it, unreadable where counters are kept. */
const nameKey = (username: string): string =>
  createHash('sha256').update(username.normalize('NFKC').trim().toLowerCase()).digest('base64url')

const byUsername = (username: string): Counter => ({ limit: 'signInByUsername', key: nameKey(username) })

/**
 * Counters of an attempt to sign in. While it is wrong it counts for the network address, and for the name
 * wherever it is tried from; a class behind one address that signs in with the right passwords is no attack,
 * and has the wider limit of writes. Whoever this device remembers counts for no name, so that strangers who
 * try it do not keep them out.
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

/** Only the registration asks with it; its answer tells whether a name is taken. */
const NEW_NAME = 'ValidatedCreateUsernameCallback'

type ProxiedPost = { path: string; tree: string | null; body: string }

/**
 * Whatever case and slashes the address comes with: what is no tree for us must be none for the identity
 * provider.
 */
const isTreePath = (path: string): boolean => /\/authenticate\/*$/i.test(path)

/**
 * Counters of a call to the identity provider that goes past our forms. Those to its trees count as the forms
 * do, and the step itself tells its tree, whatever name the address gives it; the others try no password.
 */
export function treeCounters(address: string, { path, tree, body }: ProxiedPost): readonly Counter[] {
  if (!isTreePath(path)) return [{ limit: 'write', key: `identity/${address}` }]
  const step = readStep(body)
  const callbacks = step?.callbacks ?? []
  const isSignUp = tree === 'Registration' || callbacks.some(({ type }) => type === NEW_NAME)
  return [
    { limit: 'signIn', key: address },
    // The first call of the registration tells nothing yet.
    ...(isSignUp && step !== undefined ? [{ limit: 'signUp', key: `proxy/${address}` } as const] : []),
    ...callbacks.flatMap(typedName).map(byUsername),
  ]
}

function readStep(body: string): TreeStep | undefined {
  try {
    const parsed = treeStepSchema.safeParse(JSON.parse(body))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

function typedName({ type, input }: TreeCallback): readonly string[] {
  const value = type === 'NameCallback' ? input?.[0]?.value : undefined
  return typeof value === 'string' && value.trim() !== '' ? [value] : []
}
