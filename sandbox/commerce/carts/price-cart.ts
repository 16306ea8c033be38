import type { StoredItem, StoredOffer } from '../catalogue/products/stored-item.ts'
import { isOrderable } from '../catalogue/products/to-item.ts'
import type { StandingProgramme } from '../programmes/programmes-of.ts'
import { distribute } from '../taxes/distribute.ts'
import type { StoredVoucher } from '../vouchers/voucher-store.ts'

/** A line with its prices in minor units; without them where it cannot be ordered now. */
export type PricedLine = {
  item: StoredItem
  quantity: number
  price: { unit: number; line: number } | undefined
  /** What the seller of a quote offers the line for; no other discount applies to it. */
  quoted?: number
}

/** The price of one unit where so many are ordered. */
const unitPrice = ({ price, tiers }: StoredOffer, quantity: number): number | undefined =>
  tiers.reduce((current, tier) => (quantity >= tier.min ? tier.price : current), price)

/** A line with the current prices of its quantity. */
export const priceLine = (item: StoredItem, quantity: number): PricedLine => {
  const unit = item.offer && isOrderable(item) ? unitPrice(item.offer, quantity) : undefined
  return { item, quantity, price: unit === undefined ? undefined : { unit, line: unit * quantity } }
}

const isUsage = ({ item: { facts } }: PricedLine): boolean =>
  facts.group === 'FORMS_REPORTS' && facts.unit === 'USAGE'

/** Sums after discounts, in minor units. */
export type Discounted = {
  subTotal: number
  /** What each programme takes off, and each voucher. */
  takenOff: ReadonlyMap<StandingProgramme['code'], number>
  vouchersOff: ReadonlyMap<string, number>
  discounts: number
  /** What is to be paid of each line; adds up to `goods`. */
  rests: readonly number[]
  goods: number
  /** Units that the plan pays for. */
  freeUnits: number
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

const takeProportionally = (rests: readonly number[], amount: number): number[] => {
  const shares = distribute(amount, rests)
  return rests.map((rest, at) => rest - (shares[at] ?? 0))
}

/** The plan pays for usages in the order of the lines, up to what is left of it. */
const takeUsages = (rests: readonly number[], lines: readonly PricedLine[], left: number) => {
  let remaining = left
  const after = lines.map((line, at) => {
    const rest = rests[at] ?? 0
    if (!isUsage(line) || line.price === undefined) return rest
    const units = Math.min(line.quantity, remaining)
    remaining -= units
    return rest - units * line.price.unit
  })
  return { after, used: left - remaining }
}

const voucherAmount = ({ kind, value }: StoredVoucher, rest: number): number => {
  if (kind === 'PERCENT') return Math.round((rest * value) / 100)
  return kind === 'AMOUNT' ? Math.min(value, rest) : 0
}

/** The one rule of discounts: the plan, the organization's percentage, then vouchers, each of the rest. */
export const discountLines = (
  lines: readonly PricedLine[],
  programmes: readonly StandingProgramme[],
  vouchers: readonly StoredVoucher[],
): Discounted => {
  const list = lines.map(({ price }) => price?.line ?? 0)
  let rests = lines.map(({ quoted }, at) => quoted ?? list[at] ?? 0)
  let freeUnits = 0
  const subTotal = sumOf(list)
  const takenOff = new Map<StandingProgramme['code'], number>()
  for (const programme of programmes) {
    const before = sumOf(rests)
    if (programme.code === 'UAP' && programme.status === 'UAP_APPLIED') {
      const { after, used } = takeUsages(rests, lines, programme.limit - programme.used)
      rests = after
      freeUnits = used
    }
    if (programme.code === 'OLD' && programme.status === 'OLD_APPLIED')
      rests = takeProportionally(rests, Math.round((before * programme.percent) / 100))
    takenOff.set(programme.code, before - sumOf(rests))
  }
  const vouchersOff = new Map<string, number>()
  for (const voucher of vouchers) {
    const amount = voucherAmount(voucher, sumOf(rests))
    vouchersOff.set(voucher.code, amount)
    rests = takeProportionally(rests, amount)
  }
  const goods = sumOf(rests)
  return { subTotal, takenOff, vouchersOff, discounts: subTotal - goods, rests, goods, freeUnits }
}
