import { REVERSE_CHARGE, ratesOf } from '../../seed/reference/tax-rates.ts'
import { type Destination, type OfferedMode, offeredModes } from '../delivery/delivery-modes.ts'
import type { StandingProgramme } from '../programmes/programmes-of.ts'
import { computeTaxes, type TaxSum } from '../taxes/compute-taxes.ts'
import { taxParts } from '../taxes/tax-parts.ts'
import { isReverseCharged } from '../taxes/vat-number.ts'
import type { StoredVoucher } from '../vouchers/voucher-store.ts'
import type { CartContext } from './cart-context.ts'
import { type Discounted, discountLines, type PricedLine } from './price-cart.ts'

/** Everything that a total depends on. */
export type Basis = {
  lines: readonly PricedLine[]
  programmes: readonly StandingProgramme[]
  vouchers: readonly StoredVoucher[]
  /** Where the goods go, or where invoices go if nothing ships; absent until known. */
  destination: Destination | undefined
  /** Code of the chosen way of delivery. */
  mode: string | undefined
  vatNumber: string | undefined
  isExempt: boolean
}

/** All sums of a cart or an order, in minor units; `total` with delivery, without the tax of a net site. */
export type Sums = Discounted & {
  isNet: boolean
  modes: readonly OfferedMode[]
  mode: OfferedMode | undefined
  /** Absent until a way of delivery is chosen. */
  delivery: number | undefined
  /** What a voucher saves of the delivery. */
  deliverySaved: number
  total: number
  taxes: readonly TaxSum[]
  tax: number
  totalWithTax: number
}

/** Whether the goods of a line are sent by post. */
export const isShipped = ({ item }: PricedLine): boolean => item.facts.fulfilment === 'SHIP'

const taxRates = ({ market: { site } }: CartContext, { destination, vatNumber, isExempt }: Basis) => {
  const [home] = site.deliveryCountries
  const place = destination ?? (site.pricesIncludeTax ? { country: home, region: undefined } : undefined)
  if (place === undefined || isExempt) return []
  if (isReverseCharged(site, place.country, vatNumber)) return [REVERSE_CHARGE]
  return ratesOf(place.country, place.region)
}

/** The one rule of sums: lines, discounts, delivery, and taxes of all that is paid for. */
export const sumUp = (context: CartContext, basis: Basis): Sums => {
  const { lines, programmes, vouchers, destination } = basis
  const discounted = discountLines(lines, programmes, vouchers)
  const { rests, goods } = discounted
  const shipped = lines.reduce((sum, line, at) => sum + (isShipped(line) ? (rests[at] ?? 0) : 0), 0)
  const modes = destination && lines.some(isShipped) ? offeredModes(context, destination, shipped) : []
  const mode = modes.find(({ row }) => row.code === basis.mode)
  const isFree = vouchers.some(({ kind }) => kind === 'DELIVERY')
  const delivery = mode && (isFree ? 0 : mode.cost)
  const parts = [
    ...lines.flatMap(({ item }, at) => taxParts(context, item, rests[at] ?? 0)),
    { taxClass: 'DELIVERY' as const, amount: delivery ?? 0 },
  ]
  const isNet = context.market.site.pricesIncludeTax !== true
  const taxes = computeTaxes(parts, taxRates(context, basis), !isNet)
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  const total = goods + (delivery ?? 0)
  return {
    ...discounted,
    isNet,
    modes,
    mode,
    delivery,
    deliverySaved: mode && isFree ? mode.cost : 0,
    total,
    taxes,
    tax,
    totalWithTax: isNet ? total + tax : total,
  }
}
