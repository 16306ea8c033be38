import type { DatabaseSync } from 'node:sqlite'
import type { QuoteDiscount } from '../../../lib/contract/commerce/quote/quote-discount.ts'
import { distribute } from '../taxes/distribute.ts'
import { OFFER_MS } from './quote-rules.ts'
import { type StoredQuote, stepQuote } from './quote-store.ts'
import { listLines, offerVersion, type QuoteLine } from './version-store.ts'

/** What the seller offers: a discount on all lines, or what one unit of some lines costs, in minor units. */
export type Offer = { discount: QuoteDiscount } | { prices: ReadonlyMap<number, number> }

const sumOf = (lines: readonly QuoteLine[], key: 'listTotal' | 'estimatedTotal'): number =>
  lines.reduce((sum, line) => sum + line[key], 0)

const HUNDREDTHS = 100

const totalAfter = ({ discountRate, discountType }: QuoteDiscount, estimate: number): number => {
  const hundredths = Math.round(discountRate * HUNDREDTHS)
  switch (discountType) {
    case 'PERCENT':
      return estimate - Math.round((estimate * hundredths) / (HUNDREDTHS * HUNDREDTHS))
    case 'ABSOLUTE':
      return estimate - hundredths
    case 'TARGET':
      return hundredths
  }
}

/** What each line is offered for; undefined where lines would cost less than nothing or more than they do. */
export const offeredTotals = (lines: readonly QuoteLine[], offer: Offer): number[] | undefined => {
  if ('prices' in offer) {
    const totals = lines.map(({ quantity, estimatedTotal }, at) => {
      const price = offer.prices.get(at)
      return price === undefined ? estimatedTotal : price * quantity
    })
    const isKnown = [...offer.prices.keys()].every(at => lines[at]?.basePrice !== undefined)
    const isMore = totals.some((total, at) => total > (lines[at]?.listTotal ?? 0))
    const total = totals.reduce((sum, amount) => sum + amount, 0)
    return !isKnown || isMore || total > sumOf(lines, 'estimatedTotal') ? undefined : totals
  }
  const estimate = sumOf(lines, 'estimatedTotal')
  const total = totalAfter(offer.discount, estimate)
  if (total < 0 || total > estimate) return undefined
  // What is taken off is distributed, so that no line costs more than its list price.
  const list = lines.map(({ listTotal }) => listTotal)
  const off = distribute(sumOf(lines, 'listTotal') - total, list)
  return list.map((amount, at) => amount - (off[at] ?? 0))
}

/** Makes an offer of what was submitted; false where it cannot be one. Call inside a transaction. */
export const makeOffer = (
  database: DatabaseSync,
  { code, version }: StoredQuote,
  offer: Offer,
  now: number,
): boolean => {
  const totals = offeredTotals(listLines(database, code, version), offer)
  if (totals === undefined || totals.length === 0) return false
  offerVersion(database, code, {
    version,
    offeredAt: now,
    offeredTotals: totals,
    discountType: 'discount' in offer ? offer.discount.discountType : undefined,
    discountRate: 'discount' in offer ? Math.round(offer.discount.discountRate * HUNDREDTHS) : undefined,
  })
  const offeredTotal = totals.reduce((sum, amount) => sum + amount, 0)
  stepQuote(database, code, { state: 'BUYER_OFFER', version, offeredTotal, expiresAt: now + OFFER_MS }, now)
  return true
}
