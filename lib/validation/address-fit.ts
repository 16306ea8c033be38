import { checkPostalCode, isPostalCodeRequired } from './postal-code.ts'

/** Parts of an address whose format depends on the country. */
export type CountryPart = 'region' | 'postalCode'

/** A part that has been emptied, and the country whose label names it. */
export type ClearedPart = { name: CountryPart; country: string }

/** Country of a region by its full code: `US-NY` is in `US`. */
const countryOfRegion = (region: string): string => region.slice(0, 2)

const postalCodeFits = (typed: string, country: string): boolean =>
  isPostalCodeRequired(country) && checkPostalCode(typed, country).ok

/**
 * The parts of an entered address that do not fit the chosen country: a region of another country, and a
 * postal code that is invalid there. All other parts stay. The label of the region is that of its own
 * country; the label of the postal code is that of the chosen country.
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
