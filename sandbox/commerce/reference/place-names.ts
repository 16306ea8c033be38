import type { Country } from '../../../lib/contract/commerce/country.ts'
import type { Region } from '../../../lib/contract/commerce/region.ts'
import { COUNTRY_CODES } from '../../seed/reference/countries.ts'
import { REGIONS, TRANSLATED_REGIONS } from '../../seed/reference/regions.ts'

const byName =
  (language: string) =>
  (one: { name: string }, other: { name: string }): number =>
    one.name.localeCompare(other.name, language)

const countryNames = new Map<string, Intl.DisplayNames>()

/** The name of a country in a site language. */
export const countryName = (isocode: string, language: string): string => {
  const names = countryNames.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  countryNames.set(language, names)
  return names.of(isocode) ?? isocode
}

export const isCountry = (isocode: string): boolean => COUNTRY_CODES.includes(isocode)

/** Countries by localised name. */
export const listCountries = (language: string, isocodes: readonly string[] = COUNTRY_CODES): Country[] =>
  isocodes.map(isocode => ({ isocode, name: countryName(isocode, language) })).sort(byName(language))

export const hasRegions = (country: string): boolean => Object.hasOwn(REGIONS, country)

/** Regions of a country by localised name; empty when its addresses name none. */
export const listRegions = (country: string, language: string): Region[] => {
  const shorts = hasRegions(country) ? Object.keys(REGIONS[country] ?? {}) : []
  return shorts
    .map(short => findRegion(`${country}-${short}`, language))
    .filter(region => region !== undefined)
    .sort(byName(language))
}

/** A region by its full code (US-NY). */
export const findRegion = (isocode: string, language: string): Region | undefined => {
  const countryIso = isocode.slice(0, 2)
  const isocodeShort = isocode.slice(3)
  const names = hasRegions(countryIso) ? REGIONS[countryIso] : undefined
  if (isocode[2] !== '-' || names === undefined || !Object.hasOwn(names, isocodeShort)) return undefined
  const name =
    TRANSLATED_REGIONS[language]?.[countryIso]?.[isocodeShort] ?? names[isocodeShort] ?? isocodeShort
  return { isocode, isocodeShort, countryIso, name }
}
