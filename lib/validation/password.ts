import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../config/limits.ts'
import { ok } from '../result/result.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { type Checked, refuse } from './problem.ts'
import { checkLength, firstNotAllowed, hasForbiddenCharacters, hasInvisibleCharacters } from './text.ts'

// Unaccented letters only: an accent has two encodings, and with a keyboard that sends the other one the user
// could not sign in.
const NOT_OF_A_PASSWORD = /[^A-Za-z\d\-._@]/u

/** What the password must not equal; empty strings are ignored. */
export type PasswordOwner = { email: string; username: string }

export type PasswordRequirement = 'length' | 'capital' | 'number' | 'characters' | 'uncommon'

type Rule = { requirement: PasswordRequirement; check: (raw: string, owner: PasswordOwner) => Checked }

/** All rules in the order of the page's list: the same rules apply while the user types and on submission. */
const RULES: readonly Rule[] = [
  { requirement: 'length', check: checkRoom },
  { requirement: 'capital', check: raw => (/[A-Z]/.test(raw) ? ok(raw) : refuse('capitalMissing')) },
  { requirement: 'number', check: raw => (/\d/.test(raw) ? ok(raw) : refuse('numberMissing')) },
  { requirement: 'characters', check: checkCharacters },
  { requirement: 'uncommon', check: checkStrength },
]

/**
 * Order of checks: a character that is never allowed is reported before a problem that more input could
 * solve.
 */
const JUDGED = [...RULES].sort((one, other) => rank(one) - rank(other))

/**
 * New password (spec §5): 8 to 120 characters, a capital and a number; letters, digits and `- . _ @`. Never
 * trimmed or changed. Rejects well-known passwords, repetitions of a short unit, and the user's own email or
 * username.
 */
export function checkPassword(raw: string, owner: PasswordOwner): Checked {
  if (raw === '') return refuse('required')
  return JUDGED.map(({ check }) => check(raw, owner)).find(judged => !judged.ok) ?? ok(raw)
}

/** The live checklist beside the field: every rule, also before any input. */
export const passwordChecklist = (
  value: string,
  owner: PasswordOwner,
): readonly { requirement: PasswordRequirement; met: boolean }[] =>
  RULES.map(({ requirement, check }) => ({ requirement, met: value !== '' && check(value, owner).ok }))

function rank({ requirement }: Rule): number {
  return requirement === 'characters' ? 0 : 1
}

function checkRoom(raw: string): Checked {
  return checkLength(raw, { min: PASSWORD_MIN_CHARACTERS, max: PASSWORD_MAX_CHARACTERS })
}

function checkCharacters(raw: string): Checked {
  if (hasForbiddenCharacters(raw) || hasInvisibleCharacters(raw)) return refuse('forbiddenCharacters')
  // NFC first, so that an accented letter is named as a whole in either encoding.
  const character = firstNotAllowed(raw.normalize('NFC'), NOT_OF_A_PASSWORD)
  if (character === undefined) return ok(raw)
  return /\p{Zs}/u.test(character) ? refuse('spaceNotAllowed') : refuse('characterNotAllowed', { character })
}

/** Requires a valid length first: a shorter password cannot be called uncommon. */
function checkStrength(raw: string, { email, username }: PasswordOwner): Checked {
  const room = checkRoom(raw)
  if (!room.ok) return room
  const folded = raw.toLowerCase()
  if (folded === email.trim().toLowerCase()) return refuse('sameAsEmail')
  if (folded === username.trim().toLowerCase()) return refuse('sameAsUsername')
  if (COMMON_PASSWORDS.has(folded)) return refuse('commonPassword')
  return isRepetition(raw) ? refuse('repeatedPattern') : ok(raw)
}

/**
 * Whether the password repeats a unit that is shorter than a valid password (including a cut-off last
 * repeat).
 */
function isRepetition(raw: string): boolean {
  const longestUnit = Math.min(PASSWORD_MIN_CHARACTERS - 1, Math.floor(raw.length / 2))
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    if (raw.slice(unit) === raw.slice(0, -unit)) return true
  }
  return false
}
