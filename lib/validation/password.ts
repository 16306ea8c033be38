import { ok } from '../http/result.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from './limits.ts'
import { type Checked, refuse } from './problem.ts'
import { checkLength, firstNotAllowed, hasForbiddenCharacters, hasInvisibleCharacters } from './text.ts'

// Unaccented letters only: an accent has two encodings, and a keyboard that sends the other one could not sign in.
const NOT_OF_A_PASSWORD = /[^A-Za-z\d\-._@]/u

/** What the password must not equal; empty strings are ignored. */
export type PasswordOwner = { email: string; username: string }

/**
 * New password (spec §5): 8 to 120 characters, a capital and a number; letters, digits and `- . _ @`. Never trimmed
 * or changed. Refuses well-known passwords, a short unit repeated, and the person's own email or username.
 */
export function checkPassword(raw: string, owner: PasswordOwner): Checked {
  if (raw === '') return refuse('required')
  const problem = checkCharacters(raw)
  if (!problem.ok) return problem
  const length = checkLength(raw, { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS })
  if (!length.ok) return length
  if (!/[A-Z]/.test(raw)) return refuse('capitalMissing')
  if (!/\d/.test(raw)) return refuse('numberMissing')
  return checkStrength(raw, owner)
}

function checkCharacters(raw: string): Checked {
  if (hasForbiddenCharacters(raw) || hasInvisibleCharacters(raw)) return refuse('forbiddenCharacters')
  // Composed first, so that an accented letter is named whole however it was typed.
  const character = firstNotAllowed(raw.normalize('NFC'), NOT_OF_A_PASSWORD)
  if (character === undefined) return ok(raw)
  return /\p{Zs}/u.test(character) ? refuse('spaceNotAllowed') : refuse('characterNotAllowed', { character })
}

function checkStrength(raw: string, { email, username }: PasswordOwner): Checked {
  const folded = raw.toLowerCase()
  if (folded === email.trim().toLowerCase()) return refuse('sameAsEmail')
  if (folded === username.trim().toLowerCase()) return refuse('sameAsUsername')
  if (COMMON_PASSWORDS.has(folded)) return refuse('commonPassword')
  return isRepetition(raw) ? refuse('repeatedPattern') : ok(raw)
}

/** Whether a unit shorter than a whole password, repeated, makes up all of it (a cut-off last repeat included). */
function isRepetition(raw: string): boolean {
  const longestUnit = Math.min(PASSWORD_MIN_CHARACTERS - 1, Math.floor(raw.length / 2))
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    if (raw.slice(unit) === raw.slice(0, -unit)) return true
  }
  return false
}

export type PasswordRequirement = 'length' | 'capital' | 'number' | 'characters' | 'uncommon'

/** The live checklist beside the field: every rule, before anything is typed. */
export function passwordChecklist(
  value: string,
  owner: PasswordOwner,
): readonly { requirement: PasswordRequirement; met: boolean }[] {
  const lengthMet = checkLength(value, { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS }).ok
  return [
    { requirement: 'length', met: lengthMet },
    { requirement: 'capital', met: /[A-Z]/.test(value) },
    { requirement: 'number', met: /\d/.test(value) },
    { requirement: 'characters', met: value !== '' && checkCharacters(value).ok },
    { requirement: 'uncommon', met: lengthMet && checkStrength(value, owner).ok },
  ]
}
