import 'server-only'
import { readIdentityCookie } from '@/lib/backends/identity/identity-proxy-rules'
import { runTree, type TreeFailure } from '@/lib/backends/identity/run-tree.server'
import { readSignUpRefusals, type SignUpRefusal } from '@/lib/backends/identity/sign-up-refusals'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { nameOfCookie, optionsOfCookie } from '@/lib/cookies/own-cookies.server'
import { logger } from '@/lib/log/logger'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

export type SignUpInput = {
  firstName: string
  lastName: string
  email: string
  username: string
  password: string
  marketing: boolean
}

/** `notSent`: the identity provider was unavailable before any user data was sent. */
export type SignUpFailure =
  | { kind: 'refused'; refusals: readonly SignUpRefusal[] }
  | { kind: 'unavailable'; problem?: Problem; notSent?: true }

export type SignInFailure =
  | { kind: 'refused' | 'locked' | 'timedOut' }
  | { kind: 'unavailable'; problem?: Problem }

/**
 * Creates the account at the identity provider and signs the user in there (spec §4). The value is the
 * cookie to set on the response; a redirect to `loginStartPath` with `prompt=none` then starts the store's
 * own session.
 */
export async function signUpAtIdentity(input: SignUpInput): Promise<Result<CookieChange, SignUpFailure>> {
  const { username, password } = input
  const attributes = {
    givenName: input.firstName,
    sn: input.lastName,
    mail: input.email,
    'preferences/marketing': input.marketing,
  }
  const isRejected = (step: Parameters<typeof readSignUpRefusals>[0]) => readSignUpRefusals(step).length > 0
  const result = await runTree('Registration', { username, password, attributes }, isRejected)
  return result.ok ? ok(identityCookie(result.value)) : failed(toSignUpFailure(result.error))
}

function toSignUpFailure(failure: TreeFailure): SignUpFailure {
  if (failure.kind === 'rejected') return { kind: 'refused', refusals: readSignUpRefusals(failure.step) }
  return failure.kind === 'unavailable' ? failure : { kind: 'refused', refusals: [] }
}

/**
 * Signs a user in at the identity provider (spec §7). A tree that timed out is started once more. The
 * failure distinguishes `locked` from `refused` for our log; users get the same message for both.
 */
export async function signInAtIdentity(
  username: string,
  password: string,
): Promise<Result<CookieChange, SignInFailure>> {
  const first = await runTree('Login', { username, password })
  const isTimedOut = !first.ok && first.error.kind === 'timedOut'
  const result = isTimedOut ? await runTree('Login', { username, password }) : first
  if (result.ok) return ok(identityCookie(result.value))
  logger.info({ outcome: result.error.kind }, 'sign-in refused')
  // A tree that only repeats its step does not accept these credentials.
  return failed(result.error.kind === 'rejected' ? { kind: 'refused' } : result.error)
}

/** The identity provider's session cookie on our own origin, sent to its proxy only. */
const identityCookie = (value: string, maxAge = COOKIES.identity.seconds): CookieChange => ({
  name: nameOfCookie('identity'),
  value,
  options: { ...optionsOfCookie('identity'), maxAge },
})

/** Cookie changes of a response of the identity provider; any response may rename or end the session. */
export function renewedIdentityCookie(answer: Headers, now: number): readonly CookieChange[] {
  const session = readIdentityCookie(answer.getSetCookie(), nameOfCookie('identity'), now)
  return session === undefined ? [] : [identityCookie(session.value, session.maxAge)]
}

/** Removes the identity provider's session cookie. */
export const clearIdentityCookie = (): CookieChange => identityCookie('', 0)
