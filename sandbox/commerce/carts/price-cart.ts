import type { StoredItem, StoredOffer } from '../catalogue/products/stored-item.ts'
import { isOrderable } from '../catalogue/products/to-item.ts'
import type { StandingProgramme } from '../programmes/programmes-of.ts'

/** A line with its prices in minor units; without them where it cannot be ordered now. */
export type PricedLine = {
  item: StoredItem
  quantity: number
  price: { unit: number; line: number } | undefined
}

/** Sums in minor units; `taxWithin` is the part of the total that is tax. */
export type Sums = {
  subTotal: number
  /** What each programme takes off. */
  takenOff: ReadonlyMap<StandingProgramme['code'], number>
  discounts: number
  total: number
  taxWithin: number | undefined
}

/** The price of one unit where so many are ordered. */
const unitPrice = ({ price, tiers }: StoredOffer, quantity: number): number | undefined =>
  tiers.reduce((current, tier) => (quantity >= tier.min ? tier.price : current), price)

export const priceLine = (item: StoredItem, quantity: number): PricedLine => {
  const unit = item.offer && isOrderable(item) ? unitPrice(item.offer, quantity) : undefined
  return { item, quantity, price: unit === undefined ? undefined : { unit, line: unit * quantity } }
}

const isUsage = ({ item: { facts } }: PricedLine): boolean =>
  facts.group === 'FORMS_REPORTS' && facts.unit === 'USAGE'

/** The plan pays for usages in the order of the lines, up to what is left of it. */
const freeUsages = (lines: readonly PricedLine[], left: number): number => {
  let remaining = left
  let amount = 0
  for (const { price, quantity } of lines.filter(isUsage)) {
    const units = Math.min(quantity, remaining)
    remaining -= units
    amount += units * (price?.unit ?? 0)
  }
  return amount
}

/** What a programme takes off, of a sum from which earlier ones have taken theirs. */
const takeOff = (programme: StandingProgramme, lines: readonly PricedLine[], rest: number): number => {
  if (programme.status === 'OLD_APPLIED' && programme.code === 'OLD')
    return Math.round((rest * programme.percent) / 100)
  if (programme.status === 'UAP_APPLIED' && programme.code === 'UAP')
    return freeUsages(lines, programme.limit - programme.used)
  return 0
}

/** Sums of a cart. */
export const sumUp = (
  lines: readonly PricedLine[],
  programmes: readonly StandingProgramme[],
  includedTaxPercent: number | undefined,
): Sums => {
  const subTotal = lines.reduce((sum, { price }) => sum + (price?.line ?? 0), 0)
  const takenOff = new Map<StandingProgramme['code'], number>()
  let total = subTotal
  for (const programme of programmes) {
    const amount = takeOff(programme, lines, total)
    takenOff.set(programme.code, amount)
    total -= amount
  }
  return {
    subTotal,
    takenOff,
    discounts: subTotal - total,
    total,
    taxWithin:
      includedTaxPercent === undefined
        ? undefined
        : Math.round((total * includedTaxPercent) / (100 + includedTaxPercent)),
  }
}
