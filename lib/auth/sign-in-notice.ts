import { z } from 'zod'

/**
 * What the login page may have to tell about the attempt before. `refused` stands for unknown user, wrong
 * password and locked account alike: the answer must not tell which.
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
  'failed',
] as const

/** Name and id of the sign-in form's first field, to which notices about what was entered lead. */
export const USERNAME_FIELD = 'username'

export type SignInNotice = (typeof SIGN_IN_NOTICES)[number]

/** A word on the way, where nothing was tried that could have failed. */
export const isSignInError = (notice: SignInNotice): boolean =>
  notice !== 'moved' && notice !== 'sessionEnded'

/**
 * Carried to the login page in a sealed cookie: the key of the message and what was entered, never the
 * password.
 */
export const SIGN_IN_NOTICE = z.object({
  notice: z.enum(SIGN_IN_NOTICES),
  username: z.string().optional(),
  /** Whether the username was to be remembered; absent where nothing was entered. */
  rememberMe: z.boolean().optional(),
})

export type SignInNoticeRecord = z.infer<typeof SIGN_IN_NOTICE>

export type SignInField = 'username' | 'password'

/**
 * Fields that were left empty in the attempt before. A password is never kept, so it is entered anew with the
 * username.
 */
export const missingFields = (notice: SignInNotice | undefined, username: string): readonly SignInField[] =>
  notice === 'missing' ? [...(username === '' ? (['username'] as const) : []), 'password'] : []
