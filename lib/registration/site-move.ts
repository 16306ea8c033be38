import { type Locale, localeForCountry } from '@/lib/site/sites'

/**
 * The site on which a registration goes on once the country of the contact address is known (spec §4, regional switch), or
 * undefined where the person is right here: their country is this site's, or no site claims it, or this host does not
 * serve the site that does.
 */
export function planSiteMove(
  current: Locale,
  country: string,
  served: readonly Locale[],
): Locale | undefined {
  const target = localeForCountry(country, current)
  return target === undefined || target === current || !served.includes(target) ? undefined : target
}
