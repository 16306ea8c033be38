import { NAME_MAX_CHARACTERS } from '../config/limits.ts'
import { type Checked, refuse } from './problem.ts'
import { checkText, firstNotAllowed } from './text.ts'

const NOT_OF_A_NAME = /[^\p{L}\p{M}'’\- ]/u
/** Hyphens that word processors insert; the identity provider accepts only the plain one. */
const TYPOGRAPHIC_HYPHENS = /[\u2010\u2011]/g

/** First or last name: letters of any script, marks, apostrophes, hyphens, spaces; at most 120 (spec §5). */
export function checkPersonName(raw: string): Checked {
  const name = checkText(raw.replace(TYPOGRAPHIC_HYPHENS, '-'), 'NFC', { max: NAME_MAX_CHARACTERS })
  if (!name.ok) return name
  const character = firstNotAllowed(name.value, NOT_OF_A_NAME)
  if (character !== undefined) return refuse('characterNotAllowed', { character })
  return /\p{L}/u.test(name.value) ? name : refuse('letterMissing')
}
