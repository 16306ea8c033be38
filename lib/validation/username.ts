import { USERNAME_MAX_CHARACTERS } from '../config/limits.ts'
import { type Checked, refuse } from './problem.ts'
import { isReservedUsername } from './reserved-usernames.ts'
import { checkText, firstNotAllowed } from './text.ts'

const NOT_OF_A_USERNAME = /[^A-Za-z\d\-.@_+]/u

/**
 * Username: letters, digits and `- . @ _ +`, at most 64 (spec §5). Latin letters only, so that look-alike
 * letters cannot imitate another account. Reserved names are rejected.
 */
export function checkUsername(raw: string): Checked {
  const username = checkText(raw, 'NFKC', { max: USERNAME_MAX_CHARACTERS })
  if (!username.ok) return username
  const character = firstNotAllowed(username.value, NOT_OF_A_USERNAME)
  if (character === undefined) return isReservedUsername(username.value) ? refuse('reserved') : username
  return character === ' ' ? refuse('spaceNotAllowed') : refuse('characterNotAllowed', { character })
}

/**
 * The same rule for "keep it the same as my email", with errors about the email, which has passed its own
 * rule (spec §3, §5).
 */
export function checkEmailAsUsername(email: string): Checked {
  const username = checkUsername(email)
  if (username.ok) return username
  const { code, params } = username.error
  return refuse(code === 'tooLong' ? 'emailTooLongForUsername' : 'emailCharacterNotAllowedInUsername', params)
}
