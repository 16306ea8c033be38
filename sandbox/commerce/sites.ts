import { SITE_IDS, type SiteId } from '../../lib/contract/site-ids.ts'

/** One storefront of the commerce engine. The first language and currency are its defaults. */
export type Site = {
  uid: SiteId
  name: string
  languages: readonly [string, ...string[]]
  currencies: readonly [string, ...string[]]
  deliveryCountries: readonly [string, ...string[]]
  /** IANA time zone of the days in mails. */
  timeZone: string
  /** Whether prices are with tax. */
  pricesIncludeTax?: true
}

/** The nine sites (spec §7); delivery follows the regional groupings (spec §4). */
const SITES: Readonly<Record<SiteId, Omit<Site, 'uid'>>> = {
  usassessments: {
    name: 'Assessments United States',
    languages: ['en'],
    currencies: ['USD'],
    deliveryCountries: ['US'],
    timeZone: 'America/New_York',
  },
  caassessments: {
    name: 'Assessments Canada',
    languages: ['en', 'fr'],
    currencies: ['CAD'],
    deliveryCountries: ['CA'],
    timeZone: 'America/Toronto',
  },
  ukassessments: {
    name: 'Assessments United Kingdom',
    languages: ['en'],
    currencies: ['GBP'],
    deliveryCountries: ['GB', 'IE', 'GG', 'IM', 'JE'],
    timeZone: 'Europe/London',
  },
  nlassessments: {
    name: 'Assessments Netherlands',
    languages: ['nl'],
    currencies: ['EUR'],
    deliveryCountries: ['NL', 'BE'],
    timeZone: 'Europe/Amsterdam',
  },
  esassessments: {
    name: 'Assessments Spain',
    languages: ['es'],
    currencies: ['EUR'],
    deliveryCountries: ['ES', 'AD'],
    timeZone: 'Europe/Madrid',
  },
  auassessments: {
    name: 'Assessments Australia',
    languages: ['en'],
    currencies: ['AUD'],
    deliveryCountries: ['AU'],
    timeZone: 'Australia/Sydney',
    pricesIncludeTax: true,
  },
  nzassessments: {
    name: 'Assessments New Zealand',
    languages: ['en'],
    currencies: ['NZD'],
    deliveryCountries: ['NZ'],
    timeZone: 'Pacific/Auckland',
    pricesIncludeTax: true,
  },
  sgassessments: {
    name: 'Assessments Singapore',
    languages: ['en'],
    currencies: ['SGD'],
    deliveryCountries: ['SG'],
    timeZone: 'Asia/Singapore',
  },
  asiaassessments: {
    name: 'Assessments Asia',
    languages: ['en'],
    currencies: ['USD'],
    deliveryCountries: ['JP', 'KH', 'ID', 'LA', 'MM', 'KR', 'PH', 'TW', 'TH', 'VN', 'MO', 'HK'],
    timeZone: 'Asia/Tokyo',
  },
}

export const ALL_SITES: readonly Site[] = SITE_IDS.map(uid => ({ uid, ...SITES[uid] }))

export const findSite = (uid: string): Site | undefined => ALL_SITES.find(site => site.uid === uid)
