import type { Cart } from '../../../lib/contract/commerce/cart/cart.ts'
import { toAddress, toPlainAddress } from '../addresses/to-address.ts'
import type { CartContext } from '../carts/cart-context.ts'
import { highestRank } from '../carts/highest-rank.ts'
import { toPrice } from '../catalogue/products/money.ts'
import { rankFor } from '../customers/customer-level.ts'
import { toDeliveryMode } from '../delivery/delivery-modes.ts'
import { cardOf } from '../payments/card-of.ts'
import { findDocument } from '../payments/document-store.ts'
import { toPaymentType } from '../payments/payment-types.ts'
import { toPaymentDetails } from '../payments/to-payment-details.ts'
import { findQglobalAccount } from '../qglobal/qglobal-store.ts'
import { translate } from '../reference/coded-lists.ts'
import type { TaxSum } from '../taxes/compute-taxes.ts'
import type { CartState } from './cart-state.ts'
import { chosenUser, toQualifiedUser } from './qualified-people.ts'
import { readyFrom } from './ready-from.ts'

/** The answer for one line of tax. */
export const toTaxLine = ({ market }: CartContext, { rate, thousandths, taxable, amount }: TaxSum) => ({
  code: rate.code,
  name: translate(rate.names, market.language),
  percent: thousandths / 1000,
  taxable: toPrice(market, taxable),
  amount: toPrice(market, amount),
})

const toDelivery = (context: CartContext, state: CartState): Partial<Cart> => {
  const { checkout, sums } = state
  const { delivery, receivingHours, shipComplete } = checkout
  const address = delivery && {
    id: delivery.id,
    body: delivery.body,
    isDefault: false,
    isBillingDefault: false,
  }
  return {
    ...(address && { deliveryAddress: toAddress(address, context.market.language) }),
    ...(sums.mode && { deliveryMode: toDeliveryMode(context, sums.mode, readyFrom(context, state)) }),
    ...(sums.delivery !== undefined && { deliveryCost: toPrice(context.market, sums.delivery) }),
    ...(shipComplete !== undefined && { shipComplete }),
    ...(receivingHours !== undefined && { receivingHours }),
  }
}

const toPayment = ({ database, customer, market }: CartContext, { checkout }: CartState): Partial<Cart> => {
  const { paymentType, billing, documentId, purchaseOrderNumber, purchaseOrderToFollow } = checkout
  const owner = customer?.customerId ?? ''
  const card = cardOf(database, owner, checkout)
  const document = documentId === undefined ? undefined : findDocument(database, owner, documentId)
  return {
    ...(billing &&
      card?.organization === undefined && { sapBillingAddress: toPlainAddress(billing, market.language) }),
    ...(paymentType && { paymentType: toPaymentType(paymentType, market.language) }),
    ...(card && { paymentInfo: toPaymentDetails(card, market.language) }),
    ...(purchaseOrderNumber !== undefined && { purchaseOrderNumber }),
    ...(purchaseOrderToFollow === true && { purchaseOrderToFollow }),
    ...(document && {
      purchaseOrderDocument: { id: document.id, fileName: document.fileName, size: document.size },
    }),
  }
}

const toTaxes = (context: CartContext, { checkout, sums, exemption }: CartState): Partial<Cart> => ({
  ...(sums.taxes.length > 0 && { taxes: sums.taxes.map(line => toTaxLine(context, line)) }),
  ...(exemption && { taxExempt: true, taxExemptionId: exemption.id }),
  ...(checkout.vatNumber !== undefined && { vatNumber: checkout.vatNumber }),
})

const toVouchers = ({ market }: CartContext, { vouchers, sums }: CartState): Partial<Cart> =>
  vouchers.length === 0
    ? {}
    : {
        appliedVouchers: vouchers.map(({ code, kind, value, names }) => {
          const worth = kind === 'AMOUNT' ? toPrice(market, value) : undefined
          const off = kind === 'DELIVERY' ? sums.deliverySaved : (sums.vouchersOff.get(code) ?? 0)
          const text = worth?.formattedValue ?? (kind === 'PERCENT' ? `${value} %` : '')
          return {
            code,
            voucherCode: code,
            name: translate(names, market.language),
            value: worth?.value ?? value,
            valueFormatted: text,
            valueString: text,
            freeShipping: kind === 'DELIVERY',
            ...(worth && { currency: { isocode: worth.currencyIso } }),
            appliedValue: toPrice(market, off),
          }
        }),
      }

/** Whether somebody else has to answer for the items, and who does. */
const toQualification = (context: CartContext, state: CartState): Partial<Cart> => {
  const { database, customer } = context
  if (customer === undefined) return {}
  const { organization } = state
  const isRequired = highestRank(state.lines) > rankFor(context, customer.customerId, organization)
  const { qualifiedUser: chosen } = state.checkout
  if (!isRequired || chosen === undefined || organization === undefined)
    return isRequired ? { qualifiedUserRequired: true } : {}
  const { member, email } = chosenUser(database, chosen, organization.uid)
  return {
    qualifiedUserRequired: true,
    ...(member && { qualifiedUser: toQualifiedUser(context, member, organization) }),
    ...(email !== undefined && { qualifiedUser: { uid: email, name: email } }),
  }
}

const toInventory = ({ database }: CartContext, { checkout, lines }: CartState): Partial<Cart> => {
  const isRequired = lines.some(({ item }) => item.facts.needsInventoryAccount)
  const { inventoryAccount: account } = checkout
  const number = account && 'accountNumber' in account ? account.accountNumber : undefined
  const known = number === undefined ? undefined : findQglobalAccount(database, number)
  return {
    ...(isRequired && { inventoryAccountRequired: true }),
    ...(account && isRequired && { inventoryAccount: { ...account, ...(known && { name: known.name }) } }),
  }
}

/** The members of a cart's answer that checkout has settled; empty ones are absent. */
export const toCheckoutMembers = (context: CartContext, state: CartState): Partial<Cart> => {
  const { organizationUid } = state.checkout
  const chosen = organizationUid === null ? 'PERSONAL' : 'ORGANIZATION'
  const isGone = chosen === 'ORGANIZATION' && state.organization === undefined
  return {
    ...(organizationUid !== undefined && !isGone && { accountType: chosen }),
    ...toQualification(context, state),
    ...toDelivery(context, state),
    ...toInventory(context, state),
    ...toPayment(context, state),
    ...toTaxes(context, state),
    ...toVouchers(context, state),
  }
}
