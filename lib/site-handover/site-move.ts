import { type HostRule, hostForLocale } from '@/lib/site/hosts'
import { getSite, LOCALES, type Locale, localeForCountry } from '@/lib/site/sites'

/**
 * What a browser remembers about its sites, so that no user is moved against their choice or back and forth.
 */
export type SiteMemory = {
  /** Site to which the registration was moved last. */
  movedTo?: Locale | undefined
  /** Country that caused that move. */
  country?: string | undefined
  /** Site chosen in the country selector. */
  chosen?: Locale | undefined
}

export type MoveFacts = {
  /** Locales that the deployment serves, on this host or on others. */
  served: readonly Locale[]
  memory: SiteMemory
}

/** Locales to which a user at this host can be redirected. */
export const servedFrom = (rules: readonly HostRule[], host: string): readonly Locale[] =>
  LOCALES.filter(locale => hostForLocale(rules, host, locale) !== undefined)

/**
 * The site on which a registration continues once the country of the contact address is known (spec §4,
 * registration). Undefined if the user stays: their country belongs to this site, or no site claims it, or
 * the deployment does not serve the site that does, or they were moved for this country before and chose to
 * come back.
 */
export function planSiteMove(
  current: Locale,
  country: string,
  { served, memory }: MoveFacts,
): Locale | undefined {
  const target = localeForCountry(country, current)
  if (target === undefined || target === current || !served.includes(target)) return undefined
  const isBackByChoice = memory.chosen === current && memory.country === country
  return isBackByChoice ? undefined : target
}

/**
 * The sibling site to which a signed-in user belongs by their registration country (spec §4, regional
 * switch); undefined if none. No user is moved twice in a row, and a user who chose the current site stays.
 */
export function planSiblingMove(
  current: Locale,
  country: string | undefined,
  { served, memory }: MoveFacts,
): Locale | undefined {
  const { sibling } = getSite(current)
  if (sibling === undefined || country === undefined || !served.includes(sibling)) return undefined
  if (!getSite(sibling).registrationCountries.includes(country)) return undefined
  return memory.chosen === current || memory.movedTo === sibling ? undefined : sibling
}
