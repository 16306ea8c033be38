import { SITE_IDS, type SiteId } from '../../../lib/contract/site-ids.ts'
import type { OfferRecord } from '../../commerce/catalogue/catalogue-record.ts'
import { fractionOf, numberOf } from './chance.ts'
import { daysAfter } from './days.ts'
import type { Family } from './family.ts'
import { type PartKind, partFacts } from './part-facts.ts'
import { listPrice, tiersOf } from './prices.ts'

export type Offered = Readonly<{
  code: string
  kind: PartKind
  times: number
  sites?: readonly SiteId[]
}>

/** Goods that are awaited come in four weeks; a new edition is out in eight. */
const RESTOCK_DAYS = 28
const RELEASE_DAYS = 56

const LOW_STOCK_SHARE = 0.08

function stockOf(family: Family, code: string, site: SiteId, today: Date): NonNullable<OfferRecord['stock']> {
  if (family.status === 'WITHDRAWN') return { level: 0 }
  if (family.supply === 'OUT_OF_STOCK') return { level: 0, expectedOn: daysAfter(today, RESTOCK_DAYS) }
  if (family.supply === 'PREORDER') {
    return { level: 0, expectedOn: daysAfter(today, RELEASE_DAYS), preorder: true }
  }
  const isLow = fractionOf('low', code, site) < LOW_STOCK_SHARE
  return { level: isLow ? 2 + (numberOf(code, site) % 7) : 40 + (numberOf(code, site) % 360) }
}

/** Sites that sell a family. */
export const sitesOf = ({ notSoldOn = [] }: Family): readonly SiteId[] =>
  SITE_IDS.filter(site => !notSoldOn.includes(site))

/** What each site sells an item for, and how much of it is there. */
export function offersOf(family: Family, item: Offered, today: Date): readonly OfferRecord[] {
  const sites = sitesOf(family).filter(site => item.sites?.includes(site) ?? true)
  return sites.map(site => {
    const price = listPrice(item, site)
    const stock = partFacts(item.kind).fulfilment === 'SHIP' && stockOf(family, item.code, site, today)
    return {
      site,
      ...(family.supply === 'PRICE_ON_REQUEST' ? { tiers: [] } : { price, tiers: tiersOf(item.kind, price) }),
      ...(stock && { stock }),
    }
  })
}
