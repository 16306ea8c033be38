import { SITE_IDS, type SiteId } from '../../lib/contract/site-ids.ts'

/** One storefront of the commerce engine. The first language and currency are its defaults. */
export type Site = {
  uid: SiteId
  name: string
  languages: readonly [string, ...string[]]
  currencies: readonly [string, ...string[]]
  deliveryCountries: readonly [string, ...string[]]
}

const site = (
  uid: SiteId,
  name: string,
  languages: Site['languages'],
  currency: string,
  deliveryCountries: Site['deliveryCountries'],
): Site => ({ uid, name, languages, currencies: [currency], deliveryCountries })

/** The nine sites (spec §7); delivery follows the regional groupings (spec §4). */
const SITES: Readonly<Record<SiteId, Site>> = {
  usassessments: site('usassessments', 'Assessments United States', ['en'], 'USD', ['US']),
  caassessments: site('caassessments', 'Assessments Canada', ['en', 'fr'], 'CAD', ['CA']),
  ukassessments: site('ukassessments', 'Assessments United Kingdom', ['en'], 'GBP', [
    'GB',
    'IE',
    'GG',
    'IM',
    'JE',
  ]),
  nlassessments: site('nlassessments', 'Assessments Netherlands', ['nl'], 'EUR', ['NL', 'BE']),
  esassessments: site('esassessments', 'Assessments Spain', ['es'], 'EUR', ['ES', 'AD']),
  auassessments: site('auassessments', 'Assessments Australia', ['en'], 'AUD', ['AU']),
  nzassessments: site('nzassessments', 'Assessments New Zealand', ['en'], 'NZD', ['NZ']),
  sgassessments: site('sgassessments', 'Assessments Singapore', ['en'], 'SGD', ['SG']),
  asiaassessments: site('asiaassessments', 'Assessments Asia', ['en'], 'USD', [
    'JP',
    ...['KH', 'ID', 'LA', 'MM', 'KR', 'PH', 'TW', 'TH', 'VN', 'MO', 'HK'],
  ]),
}

export const ALL_SITES: readonly Site[] = SITE_IDS.map(uid => SITES[uid])

export const findSite = (uid: string): Site | undefined => ALL_SITES.find(site => site.uid === uid)
