import type { DatabaseSync } from 'node:sqlite'
import { toPlainAddress } from '../addresses/to-address.ts'
import { isAssisted, markAssisted } from '../assisted/record-store.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { deleteCart, releaseCart } from '../carts/cart-store.ts'
import { describeCart } from '../carts/to-cart.ts'
import { takeStock } from '../catalogue/stock.ts'
import { billingAddressOf, type CartState } from '../checkout/cart-state.ts'
import { replaceCheckout } from '../checkout/checkout-store.ts'
import { fullName } from '../customers/customer.ts'
import { noteOrder } from '../quotes/quote-store.ts'
import { holdReasons } from './hold-reasons.ts'
import type { Snapshot } from './order-row.ts'
import { insertOrder } from './order-store.ts'

const reduceStock = (database: DatabaseSync, site: string, { lines }: CartState): void =>
  takeStock(
    database,
    lines.map(({ item, quantity }) => ({ site, item: item.id, quantity })),
  )

/** Counts what the plan has paid for, and the vouchers that were used. */
const useUp = (database: DatabaseSync, customerId: string, state: CartState, order: number): void => {
  const { organization, sums, vouchers } = state
  if (organization !== undefined && sums.freeUnits > 0)
    database
      .prepare(
        `UPDATE commerce_programmes SET used = MIN(unit_limit, used + ?) WHERE organization_uid = ? AND code = 'UAP'`,
      )
      .run(sums.freeUnits, organization.uid)
  for (const { code } of vouchers)
    database.prepare('INSERT INTO commerce_voucher_uses VALUES (?, ?, ?)').run(code, customerId, order)
}

/** The token of a card is no part of an order, and an order has one billing address. */
const toSnapshot = (context: CustomerContext, state: CartState): Snapshot => {
  const { customer, market } = context
  const {
    code: _code,
    guid: _guid,
    paymentInfo,
    sapBillingAddress: _billing,
    sapQuote,
    ...cart
  } = describeCart(context, state)
  const billing = billingAddressOf(context, state.checkout, state.organization)
  return {
    ...cart,
    ...(sapQuote && { sapQuoteCode: sapQuote.code }),
    ...(paymentInfo
      ? { paymentInfo: { ...paymentInfo, subscriptionId: undefined } }
      : billing && { sapBillingAddress: toPlainAddress(billing, market.language) }),
    guestCustomer: false,
    user: { uid: customer.uid, name: fullName(customer) },
  }
}

/** Whether an agent had a hand in a cart, or in the quote that it stands for. */
const isAssistedCart = (database: DatabaseSync, { code, quoteCode }: CartState['cart']): boolean =>
  isAssisted(database, 'cart', code) || (quoteCode !== undefined && isAssisted(database, 'quote', quoteCode))

/** Makes an order of a cart, which ends with it, and returns its number. Call inside a transaction. */
export const writeOrder = (
  context: CustomerContext,
  state: CartState,
  paymentId: string | undefined,
): number => {
  const { database, audience, customer, market, now } = context
  const { cart, checkout, organization, sums } = state
  if (checkout.paymentType === undefined) throw new Error('a cart without a way to pay was refused before')
  const code = insertOrder(database, {
    site: audience.site,
    customerId: customer.customerId,
    guid: cart.guid,
    organizationUid: organization?.uid,
    holdReasons: holdReasons(context, state),
    paymentType: checkout.paymentType,
    paymentId,
    purchaseOrderNumber: checkout.purchaseOrderNumber,
    currency: market.currency,
    language: market.language,
    total: sums.totalWithTax,
    tax: sums.tax,
    snapshot: toSnapshot(context, state),
    now,
  })
  useUp(database, customer.customerId, state, code)
  reduceStock(database, audience.site, state)
  if (isAssistedCart(database, cart)) markAssisted(database, 'order', code)
  if (cart.quoteCode === undefined) deleteCart(database, cart.code)
  else {
    releaseCart(database, cart.code)
    replaceCheckout(database, cart.code, { organizationUid: organization?.uid ?? null })
    noteOrder(database, cart.quoteCode, code, now)
  }
  return code
}
