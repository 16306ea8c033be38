import { SITE_IDS, type SiteId } from '../../lib/contract/site-ids.ts'

/** One storefront of the commerce engine. The first language and currency are its defaults. */
export type Site = {
  uid: SiteId
  name: string
  languages: readonly [string, ...string[]]
  currencies: readonly [string, ...string[]]
  deliveryCountries: readonly [string, ...string[]]
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
  },
  caassessments: {
    name: 'Assessments Canada',
    languages: ['en', 'fr'],
    currencies: ['CAD'],
    deliveryCountries: ['CA'],
  },
  ukassessments: {
    name: 'Assessments United Kingdom',
    languages: ['en'],
    currencies: ['GBP'],
    deliveryCountries: ['GB', 'IE', 'GG', 'IM', 'JE'],
  },
  nlassessments: {
    name: 'Assessments Netherlands',
    languages: ['nl'],
    currencies: ['EUR'],
    deliveryCountries: ['NL', 'BE'],
  },
  esassessments: {
    name: 'Assessments Spain',
    languages: ['es'],
    currencies: ['EUR'],
    deliveryCountries: ['ES', 'AD'],
  },
  auassessments: {
    name: 'Assessments Australia',
    languages: ['en'],
    currencies: ['AUD'],
    deliveryCountries: ['AU'],
    pricesIncludeTax: true,
  },
  nzassessments: {
    name: 'Assessments New Zealand',
    languages: ['en'],
    currencies: ['NZD'],
    deliveryCountries: ['NZ'],
    pricesIncludeTax: true,
  },
  sgassessments: {
    name: 'Assessments Singapore',
    languages: ['en'],
    currencies: ['SGD'],
    deliveryCountries: ['SG'],
  },
  asiaassessments: {
    name: 'Assessments Asia',
    languages: ['en'],
    currencies: ['USD'],
    deliveryCountries: ['JP', 'KH', 'ID', 'LA', 'MM', 'KR', 'PH', 'TW', 'TH', 'VN', 'MO', 'HK'],
  },
}

export const ALL_SITES: readonly Site[] = SITE_IDS.map(uid => ({ uid, ...SITES[uid] }))

export const findSite = (uid: string): Site | undefined => ALL_SITES.find(site => site.uid === uid)
