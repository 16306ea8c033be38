import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'
import { isPartOf } from './territories.ts'
import { cleanText } from './text.ts'

/** A stored phone number: `e164` is plus, calling code and national number joined (spec §3). */
export type Phone = { e164: string; countryCallingCode: string; nationalNumber: string }

/** `country` is undefined for numbers that all countries of the calling code share. */
export type ParsedPhone = Phone & { isValid: boolean; country: string | undefined }

/**
 * The part of a numbering plan that the rule needs. The plans are large, so the caller passes them in: the
 * server has them at start, the browser loads the same ones when the phone field is first needed.
 */
type NumberingPlan = {
  callingCode: string
  /** Parses a national or international number in any notation; an extension is dropped. */
  parse(text: string): ParsedPhone | undefined
  /** Why the length is impossible in the plan of the number, or undefined. */
  lengthProblem(text: string): 'tooShort' | 'tooLong' | undefined
}

/** The plan of a country, or undefined where it has none of its own. */
export type NumberingPlans = (country: string) => NumberingPlan | undefined

/** An extension in the languages of the sites. The stored format cannot hold one. */
const EXTENSION = /\d[\s,;.]*(?:ext(?:ension|ensión|\.|n)?|x|#|poste|toestel|tst|durchwahl)[\s.:=]*\d{1,7}$/i

/**
 * Phone number of the chosen country (spec §5, §8): `required`, `extension`, `tooShort`, `tooLong`,
 * `countryMismatch`, `invalid`. The numbering plan parses digits and separators in any notation.
 */
export function checkPhone(raw: string, country: string, plans: NumberingPlans): Checked<Phone> {
  const text = cleanText(raw, 'NFKC')
  if (!text.ok) return text
  if (text.value === '') return refuse('required')
  if (EXTENSION.test(text.value)) return refuse('extension')
  const plan = plans(country)
  if (plan === undefined) return refuse('countryMismatch')
  const parsed = plan.parse(text.value)
  if (parsed && parsed.countryCallingCode !== plan.callingCode) return refuse('countryMismatch')
  const lengthProblem = plan.lengthProblem(text.value)
  if (lengthProblem) return refuse(lengthProblem)
  if (!parsed?.isValid) return refuse('invalid')
  if (parsed.country !== undefined && !isPartOf(parsed.country, country)) return refuse('countryMismatch')
  const { e164, countryCallingCode, nationalNumber } = parsed
  return ok({ e164, countryCallingCode, nationalNumber })
}

/**
 * The country that an international number names (`+44 …`), where this is not the chosen one; undefined for
 * numbers that name none, and while they are incomplete.
 */
export function countryNamedBy(raw: string, country: string, plans: NumberingPlans): string | undefined {
  const text = cleanText(raw, 'NFKC')
  if (!text.ok || !text.value.startsWith('+')) return undefined
  const parsed = plans(country)?.parse(text.value)
  if (!parsed?.isValid || parsed.country === undefined) return undefined
  return isPartOf(parsed.country, country) ? undefined : parsed.country
}
