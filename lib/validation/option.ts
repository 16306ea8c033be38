import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'
import { cleanText } from './text.ts'

/**
 * A choice from a list: `required` when nothing is chosen, `unknownOption` when the code is not in the list.
 */
export function checkOption<Code extends string>(raw: string, codes: readonly Code[]): Checked<Code> {
  if (raw === '') return refuse('required')
  const code = codes.find(known => known === raw)
  return code === undefined ? refuse('unknownOption') : ok(code)
}

/** A country or region code in upper or lower case. */
export function checkIsoCode(raw: string, codes: readonly string[]): Checked {
  const cleaned = cleanText(raw, 'NFKC')
  return cleaned.ok ? checkOption(cleaned.value.toUpperCase(), codes) : cleaned
}

/** A checkbox that must be checked, for example the terms (spec §5). */
export const checkAccepted = (raw: boolean): Checked<true> => (raw ? ok(true) : refuse('required'))
