import type { DatabaseSync } from 'node:sqlite'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import { findDefaultAddress } from '../addresses/address-store.ts'
import { findOrganizationAddress } from '../addresses/organization-address-store.ts'
import type { CartContext } from '../carts/cart-context.ts'
import type { StoredCart } from '../carts/cart-store.ts'
import { isShipped, type Sums, sumUp } from '../carts/cart-sums.ts'
import { listEntries, type StoredEntry } from '../carts/entry-store.ts'
import { type PricedLine, priceLine } from '../carts/price-cart.ts'
import { findItem } from '../catalogue/products/stored-item.ts'
import { type Destination, destinationOf } from '../delivery/delivery-modes.ts'
import { isFlagOn } from '../flags-of-site.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { cardOf } from '../payments/card-of.ts'
import { programmesOf, type StandingProgramme } from '../programmes/programmes-of.ts'
import { quotedPrices } from '../quotes/quoted-prices.ts'
import { findActiveExemption, type StoredExemption } from '../taxes/exemption-store.ts'
import { type StoredVoucher, validVouchers } from '../vouchers/voucher-store.ts'
import { organizationOf } from './cart-organization.ts'
import { type Checkout, readCheckout } from './checkout-store.ts'
import { findOwnAddress } from './own-address.ts'

/** A line with what the customer has noted. */
export type CartLine = PricedLine & { entry: StoredEntry }

/** A cart with everything that its answer, its validation and its order are made of, as of now. */
export type CartState = {
  cart: StoredCart
  checkout: Checkout
  entries: StoredEntry[]
  lines: CartLine[]
  organization: OrganizationRecord | undefined
  programmes: StandingProgramme[]
  vouchers: StoredVoucher[]
  exemption: StoredExemption | undefined
  sums: Sums
}

/** The lines of a cart that are in the catalogue. */
export const readLines = ({ database, audience }: CartContext, entries: readonly StoredEntry[]): CartLine[] =>
  entries.flatMap(entry => {
    const item = findItem(database, audience, entry.itemCode)
    return item === undefined ? [] : [{ ...priceLine(item, entry.quantity), entry }]
  })

/** The same at the prices of an offer, if there is one. */
const readQuotedLines = (
  context: CartContext,
  entries: readonly StoredEntry[],
  quoted: ReturnType<typeof quotedPrices>,
): CartLine[] => {
  const lines = readLines(context, entries)
  if (quoted === undefined) return lines
  return lines.map(line => {
    const { basePrice: unit, listTotal, offeredTotal } = quoted.get(line.entry.itemCode) ?? {}
    if (unit === undefined || listTotal === undefined || offeredTotal === undefined) return line
    return { ...line, price: { unit, line: listTotal }, quoted: offeredTotal }
  })
}

/** Where invoices go: as chosen, with the card, or of the account. An organization's card decides alone. */
export const billingAddressOf = (
  { database, customer }: Pick<CartContext, 'database' | 'customer'>,
  checkout: Checkout,
  organization: OrganizationRecord | undefined,
): AddressInput | undefined => {
  if (customer === undefined) return undefined
  const card = cardOf(database, customer.customerId, checkout)
  if (card?.organization !== undefined) return card.billingAddress
  const chosen = checkout.billing ?? card?.billingAddress
  if (chosen !== undefined) return chosen
  return accountAddress(database, customer.customerId, organization)
}

const accountAddress = (
  database: DatabaseSync,
  customerId: string,
  organization: OrganizationRecord | undefined,
): AddressInput | undefined =>
  (organization === undefined
    ? findDefaultAddress(database, customerId, 'billing')
    : findOrganizationAddress(database, organization.uid, 'PRIMARY_BILLING')
  )?.body

/**
 * The state of the checkout; a VAT number counts only if the site asks for one. An address of an address book
 * is read from there; only an order stores a copy.
 */
const checkoutOf = ({ database, market, customer }: CartContext, cart: StoredCart): Checkout => {
  const checkout = readCheckout(database, cart.code)
  const { delivery } = checkout
  const body = delivery && customer && findOwnAddress(database, customer, delivery.id)
  return {
    ...checkout,
    ...(delivery && body && { delivery: { ...delivery, body } }),
    ...(!isFlagOn(database, market, 'vat') && { vatNumber: undefined }),
  }
}

type Place = {
  destination?: Destination | undefined
  mode?: string
  /** The cart of somebody else, of whose checkout nothing counts. */
  isForeign?: boolean
}

/** Reads a cart; `place` asks what its sums would be elsewhere. */
export const readCartState = (context: CartContext, cart: StoredCart, place: Place = {}): CartState => {
  const { database, now, customer } = context
  const checkout = place.isForeign === true ? {} : checkoutOf(context, cart)
  const entries = listEntries(database, cart.code)
  const quoted = quotedPrices(database, cart)
  const lines = readQuotedLines(context, entries, quoted)
  const organization = organizationOf(context, checkout)
  const programmes = organization === undefined || quoted ? [] : programmesOf(context, organization)
  const vouchers = validVouchers(database, quoted ? [] : (checkout.vouchers ?? []), {
    customerId: customer?.customerId,
    now,
  })
  const billing = lines.some(isShipped) ? undefined : chosenBilling(context, checkout, organization)
  const address = checkout.delivery?.body ?? billing
  const destination = place.destination ?? (address && destinationOf(address))
  const exemption =
    organization === undefined || destination?.region === undefined
      ? undefined
      : findActiveExemption(database, organization.uid, destination.region, now)
  const sums = sumUp(context, {
    lines,
    programmes,
    vouchers,
    destination,
    mode: place.mode ?? checkout.deliveryMode,
    vatNumber: checkout.vatNumber,
    isExempt: exemption !== undefined,
  })
  return { cart, checkout, entries, lines, organization, programmes, vouchers, exemption, sums }
}

/** Nothing is taxed by a billing address before checkout has begun with choosing an account. */
const chosenBilling = (
  context: CartContext,
  checkout: Checkout,
  organization: OrganizationRecord | undefined,
): AddressInput | undefined =>
  checkout.organizationUid === undefined && checkout.billing === undefined
    ? undefined
    : billingAddressOf(context, checkout, organization)
