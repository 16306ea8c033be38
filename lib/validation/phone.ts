import { ok } from '../http/result.ts'
import { type Checked, refuse } from './problem.ts'
import { cleanText } from './text.ts'

/** A number as it is stored: `e164` is plus, calling code and national number joined (spec §3). */
export type Phone = { e164: string; countryCallingCode: string; nationalNumber: string }

/** `country` is undefined for numbers that every country of the calling code shares. */
export type ParsedPhone = Phone & { isValid: boolean; country: string | undefined }

/**
 * What the rule needs of the numbering plans. The plans are large, so they are handed in: the server has them at
 * start, the browser loads the same ones when the phone field is first needed.
 */
export type NumberingPlans = {
  /** Calling code of a country, or undefined where it has no plan of its own. */
  callingCodeOf(country: string): string | undefined
  /** Reads a national or international number of any spelling; an extension is left out. */
  parse(text: string, country: string): ParsedPhone | undefined
  /** Why the length is impossible in the plan that the number names, or undefined. */
  lengthProblem(text: string, country: string): 'tooShort' | 'tooLong' | undefined
}

/**
 * Phone number of the chosen country (spec §5, §8): `required`, `tooShort`, `tooLong`, `countryMismatch`, `invalid`.
 * Any digits and separators are read; an extension is accepted and dropped.
 */
export function checkPhone(raw: string, country: string, plans: NumberingPlans): Checked<Phone> {
  const text = cleanText(raw, 'NFKC')
  if (!text.ok) return text
  if (text.value === '') return refuse('required')
  const callingCode = plans.callingCodeOf(country)
  if (callingCode === undefined) return refuse('countryMismatch')
  const parsed = plans.parse(text.value, country)
  if (parsed && parsed.countryCallingCode !== callingCode) return refuse('countryMismatch')
  const lengthProblem = plans.lengthProblem(text.value, country)
  if (lengthProblem) return refuse(lengthProblem)
  if (!parsed?.isValid) return refuse('invalid')
  if (parsed.country !== undefined && parsed.country !== country) return refuse('countryMismatch')
  const { e164, countryCallingCode, nationalNumber } = parsed
  return ok({ e164, countryCallingCode, nationalNumber })
}
