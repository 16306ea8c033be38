import { ACCOUNT_NUMBER_DIGITS, TEMPORARY_ACCOUNT_NUMBER_CHARACTERS } from '../config/limits.ts'
import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'
import { cleanText } from './text.ts'

// The back end defines the alphabet of temporary numbers: any letters and digits are looked up.
const ACCOUNT_NUMBER = new RegExp(
  String.raw`^(?:\d{${ACCOUNT_NUMBER_DIGITS}}|[A-Z\d]{${TEMPORARY_ACCOUNT_NUMBER_CHARACTERS}})$`,
)

/**
 * Customer account number: 4 digits, or a temporary one of 12 characters, upper-cased without spaces (spec
 * §5).
 */
export function checkAccountNumber(raw: string): Checked {
  const cleaned = cleanText(raw, 'NFKC')
  if (!cleaned.ok) return cleaned
  if (cleaned.value === '') return refuse('required')
  const number = cleaned.value.replaceAll(' ', '').toUpperCase()
  return ACCOUNT_NUMBER.test(number) ? ok(number) : refuse('invalid')
}
