import { POSTAL_CODE_MAX_CHARACTERS } from '../config/limits.ts'
import { ok } from '../result/result.ts'
import { type Checked, refuse } from './problem.ts'
import { checkLength, cleanText } from './text.ts'

type PostalRule = {
  /** Pattern of the upper-cased input without spaces, hyphens and postal mark. */
  pattern: RegExp
  /** Replacement string that inserts the space or hyphen. */
  written: string
  example: string
}

const FOUR_DIGITS: PostalRule = { pattern: /^(\d{4})$/, written: '$1', example: '1234' }

const POSTAL_RULES: Readonly<Record<string, PostalRule>> = {
  US: { pattern: /^(\d{5})(\d{4})?$/, written: '$1-$2', example: '12345' },
  // D F I O Q U are never used; W and Z are never first.
  CA: {
    pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/,
    written: '$1 $2',
    example: 'K1A 0B1',
  },
  GB: { pattern: /^([A-Z][A-Z\d]{1,3})(\d[A-Z]{2})$/, written: '$1 $2', example: 'SW1A 1AA' },
  // No leading zero; SA, SD and SS are not issued.
  NL: { pattern: /^([1-9]\d{3})((?!S[ADS])[A-Z]{2})$/, written: '$1 $2', example: '1234 AB' },
  JP: { pattern: /^(\d{3})(\d{4})$/, written: '$1-$2', example: '123-4567' },
  // The first two digits are the province, 01 to 52.
  ES: { pattern: /^((?:0[1-9]|[1-4]\d|5[0-2])\d{3})$/, written: '$1', example: '28001' },
  // The first two digits are the sector, 01 to 82.
  SG: { pattern: /^((?:0[1-9]|[1-7]\d|8[0-2])\d{4})$/, written: '$1', example: '018956' },
  AU: FOUR_DIGITS,
  NZ: FOUR_DIGITS,
}

/** Places without postal codes, or where they are so rare that an address is complete without one. */
export const COUNTRIES_WITHOUT_POSTAL_CODES: ReadonlySet<string> = new Set(
  `AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP
  LC LY ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW`.split(/\s+/),
)

const SEPARATORS = /[\s\p{Pd}\u2212\u30FC\u3012]/gu
const OTHER_COUNTRIES = /^[A-Z\d](?:[ -]?[A-Z\d])*$/

export const isPostalCodeRequired = (country: string): boolean => !COUNTRIES_WITHOUT_POSTAL_CODES.has(country)

const ruleOf = (country: string): PostalRule | undefined =>
  Object.hasOwn(POSTAL_RULES, country) ? POSTAL_RULES[country] : undefined

/** A valid example for the country, or undefined where the format is free. */
export const postalCodeExample = (country: string): string | undefined => ruleOf(country)?.example

/**
 * Postal code in the country's own format, whatever case, space or hyphen was entered (spec §5). Empty is
 * accepted only for countries without postal codes.
 */
export function checkPostalCode(raw: string, country: string): Checked {
  const cleaned = cleanText(raw, 'NFKC')
  if (!cleaned.ok) return cleaned
  if (cleaned.value === '') return isPostalCodeRequired(country) ? refuse('required') : ok('')
  const typed = cleaned.value.toUpperCase()
  const rule = ruleOf(country)
  return rule ? checkByRule(typed, rule) : checkOtherCountry(typed)
}

function checkByRule(typed: string, { pattern, written, example }: PostalRule): Checked {
  const code = typed.replace(SEPARATORS, '')
  if (!pattern.test(code)) return refuse('invalidFormat', { example })
  // A ZIP code without its optional part ends in a hyphen.
  return ok(code.replace(pattern, written).replace(/-$/, ''))
}

function checkOtherCountry(typed: string): Checked {
  const code = typed.replace(/ ?[\p{Pd}\u2212\u30FC] ?/gu, '-')
  return OTHER_COUNTRIES.test(code)
    ? checkLength(code, { max: POSTAL_CODE_MAX_CHARACTERS })
    : refuse('invalid')
}
