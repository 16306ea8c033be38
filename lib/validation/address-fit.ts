import { checkPostalCode, isPostalCodeRequired } from './postal-code.ts'

/** Parts of an address whose form is their country's. */
export type CountryPart = 'region' | 'postalCode'

/** A part that has been emptied, and the country whose word names it. */
export type ClearedPart = { name: CountryPart; country: string }

/** Country of a region by its full code: `US-NY` is in `US`. */
const countryOfRegion = (region: string): string => region.slice(0, 2)

const postalCodeFits = (typed: string, country: string): boolean =>
  isPostalCodeRequired(country) && checkPostalCode(typed, country).ok

/**
 * What of a typed address does not fit the country that was chosen: a region of another one, and a postal
 * code that cannot be one there. Everything else stays. The region is named as where it lies, the postal code
 * as the form calls it now.
 */
export function partsToClear(
  typed: Readonly<Record<CountryPart, string>>,
  country: string,
): readonly ClearedPart[] {
  const isForeign = typed.region !== '' && countryOfRegion(typed.region) !== country
  const isUnfit = typed.postalCode.trim() !== '' && !postalCodeFits(typed.postalCode, country)
  return [
    ...(isForeign ? [{ name: 'region', country: countryOfRegion(typed.region) } as const] : []),
    ...(isUnfit ? [{ name: 'postalCode', country } as const] : []),
  ]
}
