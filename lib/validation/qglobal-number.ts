import { QGLOBAL_NUMBER_MAX_CHARACTERS } from '../config/limits.ts'
import { ok } from '../result/result.ts'
import type { Checked } from './problem.ts'
import { checkText } from './text.ts'

/** Q-global account number for a look-up: required, at most 30 characters (spec §5). */
export const checkQglobalNumber = (raw: string): Checked =>
  checkText(raw, 'NFKC', { max: QGLOBAL_NUMBER_MAX_CHARACTERS })

/** The same rule for an optional number; empty stays empty. */
export function checkOptionalQglobalNumber(raw: string): Checked {
  const number = checkQglobalNumber(raw)
  return !number.ok && number.error.code === 'required' ? ok('') : number
}
