import type { Site } from '../sites.ts'

/** The form of VAT numbers per country. */
const FORMS: Readonly<Record<string, RegExp>> = {
  GB: /^GB(?:\d{9}|\d{12})$/,
  IE: /^IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  NL: /^NL\d{9}B\d{2}$/,
  BE: /^BE[01]\d{9}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
}

const EUROPEAN_UNION = new Set(['IE', 'NL', 'BE', 'ES'])

/** Whether a site asks for VAT numbers, and this is one of a country to which it delivers. */
export const isVatNumber = ({ deliveryCountries }: Site, vatNumber: string): boolean =>
  deliveryCountries.some(country => FORMS[country]?.test(vatNumber) === true)

/** Whether the customer owes the tax: a business in another country of the European Union. */
export const isReverseCharged = (
  { deliveryCountries: [home] }: Site,
  country: string,
  vatNumber: string | undefined,
): boolean =>
  country !== home &&
  EUROPEAN_UNION.has(home) &&
  EUROPEAN_UNION.has(country) &&
  vatNumber?.startsWith(country) === true
