import type { SiteId } from '../../../lib/contract/site-ids.ts'
import { fractionOf } from './chance.ts'
import type { PartKind } from './part-facts.ts'
import { partFacts } from './part-facts.ts'

/**
 * What a US dollar of the price list is on a site's own list; tax is included in Australia and New Zealand.
 */
const PRICE_LISTS: Readonly<Record<SiteId, number>> = {
  usassessments: 1,
  caassessments: 1.31,
  ukassessments: 0.86,
  nlassessments: 0.98,
  esassessments: 0.92,
  auassessments: 1.74,
  nzassessments: 1.93,
  sgassessments: 1.37,
  asiaassessments: 1.08,
}

/** Lists are made by each site, so that their prices are not just each other's times an exchange rate. */
const LIST_SPREAD = 0.05

const HALF = 50
const WHOLE = 100
const WHOLE_FROM = 100 * WHOLE
const TIER_STEP = 5

/** Quantities from which a usage costs less, and what part of its price it then costs. */
const TIERS = [
  { min: 10, part: 0.95 },
  { min: 50, part: 0.9 },
  { min: 100, part: 0.84 },
] as const

const roundTo = (step: number, amount: number): number => Math.max(step, Math.round(amount / step) * step)

type Priced = Readonly<{ code: string; kind: PartKind; times: number }>

/** Price of an item on a site's list, in minor units: whole, or half below a hundred. */
export function listPrice({ code, kind, times }: Priced, site: SiteId): number {
  const spread = 1 + (fractionOf(code, site) - 0.5) * LIST_SPREAD
  const amount = partFacts(kind).basePrice * times * PRICE_LISTS[site] * spread
  return roundTo(amount < WHOLE_FROM ? HALF : WHOLE, amount)
}

/** Lower prices for more usages at once. */
export const tiersOf = (kind: PartKind, price: number): readonly { min: number; price: number }[] =>
  partFacts(kind).unit === 'USAGE'
    ? TIERS.map(({ min, part }) => ({ min, price: roundTo(TIER_STEP, price * part) }))
    : []
