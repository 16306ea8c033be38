import { type HostRule, hostForLocale } from '@/lib/site/hosts'
import { getSite, LOCALES, type Locale, localeForCountry } from '@/lib/site/sites'

/** What a browser remembers of its sites, so that nobody is moved against their choice or to and fro. */
export type SiteMemory = {
  /** Site to which the registration was moved last. */
  movedTo?: Locale | undefined
  /** Country behind that move. */
  country?: string | undefined
  /** Site chosen in the country selector. */
  chosen?: Locale | undefined
}

export type MoveFacts = {
  /** Locales that the deployment serves, on this host or on others. */
  served: readonly Locale[]
  memory: SiteMemory
}

/** Locales that somebody at this host can be led to. */
export const servedFrom = (rules: readonly HostRule[], host: string): readonly Locale[] =>
  LOCALES.filter(locale => hostForLocale(rules, host, locale) !== undefined)

/**
 * The site on which a registration goes on once the country of the contact address is known (spec §4,
 * registration), or undefined where the person is right here: their country is this site's, or no site claims
 * it, or the deployment does not serve the site that does, or they were moved for this country before and
 * have chosen to come back.
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
 * switch), or undefined. Nobody is moved twice in a row, and who has chosen the site they are on stays.
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
