import { NAME_MAX_CHARACTERS } from './limits.ts'
import { type Checked, refuse } from './problem.ts'
import { checkText, firstNotAllowed } from './text.ts'

// The katakana middle dot does the work of the hyphen in Japanese spellings of foreign names.
const NOT_OF_A_NAME = /[^\p{L}\p{M}'’\-\u2010\u2011\u30FB ]/u

/** First or last name: letters of any script, marks, apostrophes, hyphens, spaces; at most 120 (spec §5). */
export function checkPersonName(raw: string): Checked {
  const name = checkText(raw, 'NFC', { max: NAME_MAX_CHARACTERS })
  if (!name.ok) return name
  const character = firstNotAllowed(name.value, NOT_OF_A_NAME)
  if (character !== undefined) return refuse('characterNotAllowed', { character })
  return /\p{L}/u.test(name.value) ? name : refuse('letterMissing')
}
