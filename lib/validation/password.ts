import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../config/limits.ts'
import { ok } from '../result/result.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { type Checked, refuse } from './problem.ts'
import { checkLength, firstNotAllowed, hasForbiddenCharacters, hasInvisibleCharacters } from './text.ts'

// Unaccented letters only: an accent has two encodings, and a keyboard that sends the other one could not
// sign in.
const NOT_OF_A_PASSWORD = /[^A-Za-z\d\-._@]/u

/** What the password must not equal; empty strings are ignored. */
export type PasswordOwner = { email: string; username: string }

export type PasswordRequirement = 'length' | 'capital' | 'number' | 'characters' | 'uncommon'

type Rule = { requirement: PasswordRequirement; check: (raw: string, owner: PasswordOwner) => Checked }

/**
 * Every rule there is, as the page lists them: what decides while somebody types is what decides when it is
 * sent.
 */
const RULES: readonly Rule[] = [
  { requirement: 'length', check: checkRoom },
  { requirement: 'capital', check: raw => (/[A-Z]/.test(raw) ? ok(raw) : refuse('capitalMissing')) },
  { requirement: 'number', check: raw => (/\d/.test(raw) ? ok(raw) : refuse('numberMissing')) },
  { requirement: 'characters', check: checkCharacters },
  { requirement: 'uncommon', check: checkStrength },
]

/** A character that can never be part of one is named before anything that more typing would put right. */
const JUDGED = [...RULES].sort((one, other) => rank(one) - rank(other))

/**
 * New password (spec §5): 8 to 120 characters, a capital and a number; letters, digits and `- . _ @`. Never
 * trimmed or changed. Refuses well-known passwords, a short unit repeated, and the person's own email or
 * username.
 */
export function checkPassword(raw: string, owner: PasswordOwner): Checked {
  if (raw === '') return refuse('required')
  return JUDGED.map(({ check }) => check(raw, owner)).find(judged => !judged.ok) ?? ok(raw)
}

/** The live checklist beside the field: every rule, before anything is typed. */
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
  // Composed first, so that an accented letter is named whole however it was typed.
  const character = firstNotAllowed(raw.normalize('NFC'), NOT_OF_A_PASSWORD)
  if (character === undefined) return ok(raw)
  return /\p{Zs}/u.test(character) ? refuse('spaceNotAllowed') : refuse('characterNotAllowed', { character })
}

/** Of a length that may be one; nobody can say of less that it is uncommon. */
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
 * Whether a unit shorter than a whole password, repeated, makes up all of it (a cut-off last repeat
 * included).
 */
function isRepetition(raw: string): boolean {
  const longestUnit = Math.min(PASSWORD_MIN_CHARACTERS - 1, Math.floor(raw.length / 2))
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    if (raw.slice(unit) === raw.slice(0, -unit)) return true
  }
  return false
}
