import { z } from 'zod'

/**
 * Notices of the login page about the last attempt. `refused` covers unknown user, wrong password and locked
 * account alike: the response must not reveal which.
 */
export const SIGN_IN_NOTICES = [
  'refused',
  'missing',
  'timedOut',
  'unavailable',
  'tooMany',
  'cookiesNeeded',
  'stateMismatch',
  'denied',
  'notConfirmed',
  'moved',
  'sessionEnded',
  'signedOut',
  'failed',
] as const

/** Name and id of the sign-in form's first field; notices about the input link to it. */
export const USERNAME_FIELD = 'username'

export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

const INFORMING: readonly SignInNotice[] = ['moved', 'sessionEnded', 'signedOut']

/** Whether the notice is an error; some notices only inform, without a failed attempt. */
export const isSignInError = (notice: SignInNotice): boolean => !INFORMING.includes(notice)

/** Passed to the login page in a sealed cookie: the key of the message and the input, never the password. */
export const SIGN_IN_NOTICE = z.object({
  notice: z.enum(SIGN_IN_NOTICES),
  username: z.string().optional(),
  /** Whether "remember me" was checked; undefined if nothing was entered. */
  rememberMe: z.boolean().optional(),
})

export type SignInNoticeRecord = z.infer<typeof SIGN_IN_NOTICE>

export type SignInField = 'username' | 'password'

/**
 * Fields that were empty in the last attempt. A password is never stored, so it has to be entered again with
 * the username.
 */
export const missingFields = (notice: SignInNotice | undefined, username: string): readonly SignInField[] =>
  notice === 'missing' ? [...(username === '' ? (['username'] as const) : []), 'password'] : []
