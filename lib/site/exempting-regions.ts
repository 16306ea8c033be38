import { getSite, type Locale } from './sites.ts'

/** Countries in which regions exempt organizations from their taxes. */
const COUNTRIES: readonly string[] = ['US', 'CA']

/** The country of a site if its regions exempt organizations from taxes. */
export function taxingCountry(locale: Locale): string | undefined {
  const { defaultCountry } = getSite(locale)
  return COUNTRIES.includes(defaultCountry) ? defaultCountry : undefined
}

/**
 * Whether exemptions from the taxes of a region apply on a site: only those of its own country, also for an
 * organization that orders on several sites.
 * @param isocode ISO 3166-2 code of the region, such as US-OH
 */
export function isExemptingRegion(locale: Locale, isocode: string): boolean {
  const country = taxingCountry(locale)
  return country !== undefined && isocode.startsWith(`${country}-`)
}
