import type { SiteId } from '../contract/site-ids.ts'

/** The two orders of the registration steps (spec §2); named here, defined in `lib/site/flows.ts`. */
export type FlowName = 'personalFirst' | 'addressFirst'

export type Language = 'en' | 'fr' | 'nl' | 'es'

export type HostEnding = 'com' | 'ca' | 'co.uk' | 'com.au' | 'asia' | 'nl' | 'es'

type SiteRow = {
  /** Domain ending that serves the locale; the first row of an ending is its default (spec §1). */
  ending: HostEnding
  siteId: SiteId
  language: Language
  /** The actual language of the texts, with region, for `<html lang>` and `Intl`. */
  languageTag: string
  /** Time zone of the site's dates, such as those of a closure. */
  timeZone: string
  currency: 'USD' | 'CAD' | 'GBP' | 'EUR' | 'AUD' | 'NZD' | 'SGD'
  /** Whether prices are shown with tax or without it. */
  priceBasis: 'included' | 'excluded'
  flow: FlowName
  /** Country preset in forms: the locale's own, Japan where the locale has no single one. */
  defaultCountry: string
  /** Countries whose users register on this site (spec §4). */
  registrationCountries: readonly string[]
  sibling?: string
  /** Content item of the login text; without one the built-in copy is used (spec §7). */
  loginText?: string
}

/**
 * The ten regional sites (spec §1, §2, §4, §7). Everything regional is derived from these rows.
 * The order of rows is the order of the country selector and of an ending's defaults.
 */
export const SITES = {
  'en-us': {
    ending: 'com',
    siteId: 'usassessments',
    language: 'en',
    languageTag: 'en-US',
    timeZone: 'America/New_York',
    currency: 'USD',
    priceBasis: 'excluded',
    flow: 'personalFirst',
    defaultCountry: 'US',
    registrationCountries: ['US'],
    loginText: 'en-us',
  },
  'en-ca': {
    ending: 'ca',
    siteId: 'caassessments',
    language: 'en',
    languageTag: 'en-CA',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    priceBasis: 'excluded',
    flow: 'personalFirst',
    defaultCountry: 'CA',
    registrationCountries: ['CA'],
    loginText: 'en-ca',
  },
  'fr-ca': {
    ending: 'ca',
    siteId: 'caassessments',
    language: 'fr',
    languageTag: 'fr-CA',
    timeZone: 'America/Toronto',
    currency: 'CAD',
    priceBasis: 'excluded',
    flow: 'personalFirst',
    defaultCountry: 'CA',
    registrationCountries: ['CA'],
    loginText: 'fr-ca',
  },
  'en-gb': {
    ending: 'co.uk',
    siteId: 'ukassessments',
    language: 'en',
    languageTag: 'en-GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    priceBasis: 'excluded',
    flow: 'personalFirst',
    defaultCountry: 'GB',
    registrationCountries: ['GB', 'IE'],
    loginText: 'en-gb',
  },
  'nl-nl': {
    ending: 'nl',
    siteId: 'nlassessments',
    language: 'nl',
    languageTag: 'nl-NL',
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    priceBasis: 'excluded',
    flow: 'personalFirst',
    defaultCountry: 'NL',
    registrationCountries: ['NL'],
    loginText: 'nl-nl',
  },
  'es-es': {
    ending: 'es',
    siteId: 'esassessments',
    language: 'es',
    languageTag: 'es-ES',
    timeZone: 'Europe/Madrid',
    currency: 'EUR',
    priceBasis: 'excluded',
    flow: 'personalFirst',
    defaultCountry: 'ES',
    registrationCountries: ['ES'],
  },
  'en-au': {
    ending: 'com.au',
    siteId: 'auassessments',
    language: 'en',
    languageTag: 'en-AU',
    timeZone: 'Australia/Sydney',
    currency: 'AUD',
    priceBasis: 'included',
    flow: 'addressFirst',
    defaultCountry: 'AU',
    registrationCountries: ['AU'],
    sibling: 'en-nz',
    loginText: 'en-au',
  },
  'en-nz': {
    ending: 'com.au',
    siteId: 'nzassessments',
    language: 'en',
    languageTag: 'en-NZ',
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    priceBasis: 'included',
    flow: 'addressFirst',
    defaultCountry: 'NZ',
    registrationCountries: ['NZ'],
    sibling: 'en-au',
    loginText: 'en-au',
  },
  'ja-jp': {
    ending: 'asia',
    siteId: 'asiaassessments',
    language: 'en',
    languageTag: 'en',
    timeZone: 'Asia/Tokyo',
    currency: 'USD',
    priceBasis: 'excluded',
    flow: 'addressFirst',
    defaultCountry: 'JP',
    registrationCountries: ['JP', 'KH', 'ID', 'LA', 'MM', 'KR', 'PH', 'TW', 'TH', 'VN', 'MO', 'HK'],
    sibling: 'zh-sg',
    loginText: 'zh-sg',
  },
  'zh-sg': {
    ending: 'asia',
    siteId: 'sgassessments',
    language: 'en',
    languageTag: 'en-SG',
    timeZone: 'Asia/Singapore',
    currency: 'SGD',
    priceBasis: 'excluded',
    flow: 'addressFirst',
    defaultCountry: 'SG',
    registrationCountries: ['SG'],
    sibling: 'ja-jp',
    loginText: 'zh-sg',
  },
} as const satisfies Record<string, SiteRow>

export type Locale = keyof typeof SITES

export type Site = SiteRow & { locale: Locale; sibling?: Locale }

export const LOCALES = Object.keys(SITES) as readonly Locale[]

export const isLocale = (value: string): value is Locale => Object.hasOwn(SITES, value)

/** The row of a locale, with the types of its own and the sibling's locale. */
export const getSite = (locale: Locale): Site => ({ ...SITES[locale], locale })

/** Locales of a domain ending, default first (spec §1). */
export const localesOfEnding = (ending: HostEnding): readonly Locale[] =>
  LOCALES.filter(locale => SITES[locale].ending === ending)

/** Domain endings, longest first, so that `com.au` is tried before `com` would be. */
export const HOST_ENDINGS: readonly HostEnding[] = [
  ...new Set(LOCALES.map(locale => SITES[locale].ending)),
].sort((a, b) => b.length - a.length)

/**
 * The locale whose site registers users of a country (spec §4), or undefined where there is none. Canada has
 * two locales: the current one stays when it serves the country.
 */
export function localeForCountry(country: string, current: Locale): Locale | undefined {
  const serves = (locale: Locale) => getSite(locale).registrationCountries.includes(country)
  return serves(current) ? current : LOCALES.find(serves)
}
