/**
 * The regional marketing sites with their language; the site of Spain has no login item (spec §7). Their
 * telephone numbers are among those that are given to no one, and some sites publish none.
 */
const SITES = {
  'en-us': {
    siteId: 'usassessments',
    language: 'en',
    languageTag: 'en-US',
    hasLoginItem: true,
    phone: '1-800-555-0142',
  },
  'en-ca': {
    siteId: 'caassessments',
    language: 'en',
    languageTag: 'en-CA',
    hasLoginItem: true,
    phone: '1-800-555-0176',
  },
  'fr-ca': {
    siteId: 'caassessments',
    language: 'fr',
    languageTag: 'fr-CA',
    hasLoginItem: true,
    phone: '1-800-555-0176',
  },
  'en-gb': {
    siteId: 'ukassessments',
    language: 'en',
    languageTag: 'en-GB',
    hasLoginItem: true,
    phone: '0808 157 0192',
  },
  'nl-nl': { siteId: 'nlassessments', language: 'nl', languageTag: 'nl-NL', hasLoginItem: true },
  'es-es': { siteId: 'esassessments', language: 'es', languageTag: 'es-ES', hasLoginItem: false },
  'en-au': {
    siteId: 'auassessments',
    language: 'en',
    languageTag: 'en-AU',
    hasLoginItem: true,
    phone: '1800 975 711',
  },
  // New Zealand reads Australia's item, and the Asian site Singapore's.
  'en-nz': { siteId: 'nzassessments', language: 'en', languageTag: 'en-NZ', hasLoginItem: false },
  'zh-sg': { siteId: 'sgassessments', language: 'en', languageTag: 'en-SG', hasLoginItem: true },
  'ja-jp': { siteId: 'asiaassessments', language: 'en', languageTag: 'en', hasLoginItem: false },
} as const

export type MarketingLocale = keyof typeof SITES

export type MarketingSite = (typeof SITES)[MarketingLocale] & { locale: MarketingLocale }

const isMarketingLocale = (value: string): value is MarketingLocale => Object.hasOwn(SITES, value)

/** The site that is written in a language tag; the first in the table for one that is no one's. */
export function siteOfTag(languageTag: string): MarketingSite {
  const locales = Object.keys(SITES).filter(isMarketingLocale)
  const locale = locales.find(own => SITES[own].languageTag === languageTag) ?? 'en-us'
  return { ...SITES[locale], locale }
}

export const findSite = (locale: string): MarketingSite | undefined =>
  isMarketingLocale(locale) ? { ...SITES[locale], locale } : undefined
