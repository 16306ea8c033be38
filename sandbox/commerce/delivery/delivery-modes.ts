import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import type { DeliveryMode } from '../../../lib/contract/commerce/checkout/delivery-mode.ts'
import { DELIVERY_MODES, type DeliveryModeRow } from '../../seed/reference/delivery-rates.ts'
import type { CartContext } from '../carts/cart-context.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import { translate } from '../reference/coded-lists.ts'
import { workingDaysAfter } from './delivery-days.ts'

/** Where a cart goes. */
export type Destination = { country: string; region: string | undefined }

/** Where a cart goes that is delivered to an address. */
export const destinationOf = ({ country, region }: AddressInput): Destination => ({
  country: country.isocode,
  region: region?.isocode,
})

/** Whether the site of the call delivers to a country. */
export const isDeliverable = ({ market: { site } }: Pick<CartContext, 'market'>, country: string): boolean =>
  site.deliveryCountries.includes(country)

/** Throws for a country to which the site of the call does not deliver. */
export const requireDeliverable = (context: Pick<CartContext, 'market'>, country: string): void => {
  if (isDeliverable(context, country)) return
  throw validationError([fieldFault('country.isocode', 'invalid', 'The site does not deliver there.')])
}

/** A way of delivery that is offered, with its costs in minor units. */
export type OfferedMode = { row: DeliveryModeRow; cost: number }

const costOf = (
  { percent, minimum, regions }: DeliveryModeRow,
  region: string | undefined,
  goods: number,
) => {
  const rate = (region === undefined ? undefined : regions?.[region]) ?? { percent, minimum }
  return Math.max(rate.minimum, Math.round((goods * rate.percent) / 100))
}

/** What is offered for goods of a value; nothing where the site does not deliver. */
export const offeredModes = (
  { market: { site } }: Pick<CartContext, 'market'>,
  { country, region }: Destination,
  goods: number,
): OfferedMode[] =>
  site.deliveryCountries.includes(country)
    ? DELIVERY_MODES[site.uid].map(row => ({ row, cost: costOf(row, region, goods) }))
    : []

/** `readyFrom` is the moment from which the goods can be sent. */
export const toDeliveryMode = (
  { market }: CartContext,
  { row, cost }: OfferedMode,
  readyFrom: number,
): DeliveryMode => ({
  code: row.code,
  name: translate(row.names, market.language),
  deliveryCost: toPrice(market, cost),
  earliestDelivery: workingDaysAfter(readyFrom, row.days[0]),
  latestDelivery: workingDaysAfter(readyFrom, row.days[1]),
})
