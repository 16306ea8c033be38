import type { CustomerContext } from '../carts/cart-context.ts'
import type { StoredCart } from '../carts/cart-store.ts'
import { isShipped } from '../carts/cart-sums.ts'
import { type CartState, readCartState } from '../checkout/cart-state.ts'
import { isDeliverable } from '../delivery/delivery-modes.ts'
import { type OccError, occError, validationError } from '../http/occ-error.ts'
import { cardOf } from '../payments/card-of.ts'
import { paymentFaults, requireUnexpired } from '../payments/payment-rules.ts'
import { payerOf, paymentRules } from '../payments/payment-types.ts'
import { requireUnusedNumber } from '../payments/used-purchase-order-number.ts'
import { findQglobalAccount, isOpenTo } from '../qglobal/qglobal-store.ts'
import { requireHeldOffer } from '../quotes/locked-cart.ts'
import type { StoredQuote } from '../quotes/quote-store.ts'
import { findObstacles } from './validate-cart.ts'

const incomplete = (subject: string, message: string): OccError =>
  occError.cartValidation(message, { reason: 'missing', subject, subjectType: 'cart' })

const requireLines = (context: CustomerContext, state: CartState): void => {
  if (state.lines.length === 0) throw incomplete('entries', 'The cart is empty.')
  const obstacles = findObstacles(context, state)
  const unqualified = obstacles.find(({ statusCode }) => statusCode === 'qualificationRequired')
  if (unqualified !== undefined && obstacles.length === 1)
    throw occError.qualification('Nobody with a sufficient level answers for the items.', {
      reason: 'levelInsufficient',
      subject: String(unqualified.entry.entryNumber),
      subjectType: 'entry',
    })
  if (obstacles.length > 0) {
    const details = { reason: 'invalid', subject: String(state.cart.code), subjectType: 'cart' }
    const extra = { cartModifications: obstacles }
    throw occError.cartValidation('The cart cannot be ordered as it is.', details, extra)
  }
}

const requireDelivery = (context: CustomerContext, { lines, checkout, sums }: CartState): void => {
  if (lines.some(isShipped)) {
    if (checkout.delivery === undefined) throw incomplete('deliveryAddress', 'There is no delivery address.')
    if (!isDeliverable(context, checkout.delivery.body.country.isocode))
      throw occError.cartValidation('The site does not deliver there.', {
        reason: 'notDelivered',
        subject: 'deliveryAddress',
        subjectType: 'cart',
      })
    if (sums.mode === undefined) throw incomplete('deliveryMode', 'There is no delivery mode.')
  }
  if (!lines.some(({ item }) => item.facts.needsInventoryAccount)) return
  const { inventoryAccount: account } = checkout
  const { database, customer } = context
  const known =
    account && 'accountNumber' in account ? findQglobalAccount(database, account.accountNumber) : undefined
  const isUsable =
    account !== undefined &&
    ('createNew' in account || (known !== undefined && isOpenTo(database, known, customer.customerId)))
  if (!isUsable) throw incomplete('inventoryAccount', 'There is no account for usages.')
}

const requirePayment = (context: CustomerContext, state: CartState): void => {
  const { checkout, sums } = state
  const { paymentType, purchaseOrderNumber, purchaseOrderToFollow = false } = checkout
  if (paymentType === undefined) throw incomplete('paymentType', 'There is no way to pay.')
  const payment = { paymentType, purchaseOrderNumber, purchaseOrderToFollow }
  const faults = paymentFaults(payment, paymentRules(context, payerOf(state)), sums.totalWithTax)
  if (faults.length > 0) throw validationError(faults)
  if (paymentType !== 'CARD') {
    requireUnusedNumber(context.database, state.organization, checkout)
    return
  }
  const card = cardOf(context.database, context.customer.customerId, checkout)
  if (card === undefined) throw incomplete('paymentInfo', 'There is no card.')
  requireUnexpired(card.token, context.now)
}

/** What was offered to an organization is ordered for it alone. */
const requireSameAccount = (quote: StoredQuote, { organization, cart }: CartState): void => {
  if (quote.organizationUid === organization?.uid) return
  const details = { reason: 'otherAccount', subject: String(cart.code), subjectType: 'cart' }
  throw occError.cartQuoteAccess('The quote was made for another account.', details)
}

/** A cart that can be ordered now. Throws what stops it, by the step of checkout where it can be mended. */
export const requireOrderable = (context: CustomerContext, cart: StoredCart): CartState => {
  const quote = requireHeldOffer(context.database, cart, context.now)
  const state = readCartState(context, cart)
  if (quote !== undefined) requireSameAccount(quote, state)
  requireLines(context, state)
  requireDelivery(context, state)
  requirePayment(context, state)
  return state
}
