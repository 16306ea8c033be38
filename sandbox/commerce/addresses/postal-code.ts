import { COUNTRIES_WITHOUT_POSTAL_CODE } from '../../seed/reference/countries.ts'

/** Patterns per country (spec §5, postal codes), judged after normalisation. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(?:-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] \d[A-Z]\d$/,
  GB: /^[A-Z0-9]{2,4} [A-Z0-9]{3}$/,
  NL: /^\d{4} [A-Z]{2}$/,
  JP: /^\d{3}-\d{4}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
}

const OTHER = /^[A-Z0-9 -]{1,10}$/

/** Puts in a missing space or hyphen, given the code without any. */
const SEPARATED: Readonly<Record<string, (bare: string) => string>> = {
  US: bare => (bare.length === 9 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare),
  CA: bare => `${bare.slice(0, 3)} ${bare.slice(3)}`,
  GB: bare => `${bare.slice(0, -3)} ${bare.slice(-3)}`,
  NL: bare => `${bare.slice(0, 4)} ${bare.slice(4)}`,
  JP: bare => `${bare.slice(0, 3)}-${bare.slice(3)}`,
}

/** A postal code as it is stored: upper case, with the country's own separator. */
export const normalizePostalCode = (country: string, typed: string): string => {
  const upper = typed.trim().toUpperCase().replace(/\s+/g, ' ')
  const separate = SEPARATED[country]
  return separate === undefined ? upper : separate(upper.replace(/[ -]/g, ''))
}

export const isPostalCode = (country: string, normalized: string): boolean =>
  (PATTERNS[country] ?? OTHER).test(normalized)

export const needsPostalCode = (country: string): boolean => !COUNTRIES_WITHOUT_POSTAL_CODE.has(country)
