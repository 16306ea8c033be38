import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import type { shipmentSchema } from '../../../lib/contract/commerce/checkout/delivery-mode.ts'
import { addToBook } from '../addresses/add-to-book.ts'
import { judgeAddress } from '../addresses/judge-address.ts'
import type { CustomerContext } from '../carts/cart-context.ts'
import { destinationOf, requireDeliverable } from '../delivery/delivery-modes.ts'
import { occError } from '../http/occ-error.ts'
import { type CartState, readCartState } from './cart-state.ts'
import type { Checkout } from './checkout-store.ts'
import type { Settle } from './checkout-write.ts'
import { findOwnAddress } from './own-address.ts'

type Delivery = NonNullable<Checkout['delivery']>

/** The way of delivery stays if it is offered at the new address as well. */
const withMode = (context: CustomerContext, state: CartState, delivery: Delivery) => {
  const { sums } = readCartState(context, state.cart, { destination: destinationOf(delivery.body) })
  return { delivery, ...(sums.mode === undefined && { deliveryMode: undefined }) }
}

/** `PUT addresses/delivery?addressId=` */
export const chooseDeliveryAddress: Settle<undefined> = ({ context, parameters, state }) => {
  const id = parameters.get('addressId') ?? ''
  if (id === '') throw occError.missingParameter('The addressId is required.', { subject: 'addressId' })
  const body = findOwnAddress(context.database, context.customer, id)
  if (body === undefined)
    throw occError.cartAddress('There is no such address.', { subject: 'addressId', reason: 'notFound' })
  requireDeliverable(context, body.country.isocode)
  return withMode(context, state, { id, body })
}

/** `POST addresses/delivery`: an address of the cart, with `visibleInAddressBook` of the book as well. */
export const addDeliveryAddress: Settle<AddressInput> = ({ context, state }, input) => {
  const { database, customer, now } = context
  const body = judgeAddress(input, customer)
  requireDeliverable(context, body.country.isocode)
  const isKept = body.visibleInAddressBook === true
  const id = isKept ? addToBook(database, customer.customerId, body, now).id : randomUUID()
  return withMode(context, state, { id, body })
}

/** `DELETE addresses/delivery`; the way of delivery depends on the address and goes, too. */
export const removeDeliveryAddress: Settle<undefined> = () => ({
  delivery: undefined,
  deliveryMode: undefined,
})

/** `PUT addresses/billing` with an address, for invoices. */
export const setBillingAddress: Settle<AddressInput> = ({ context }, input) => ({
  billing: judgeAddress(input, context.customer),
})

/** `PUT deliverymode?deliveryModeId=`; refused before there is an address. */
export const chooseDeliveryMode: Settle<undefined> = ({ parameters, state }) => {
  const code = parameters.get('deliveryModeId') ?? ''
  if (code === '')
    throw occError.missingParameter('The deliveryModeId is required.', { subject: 'deliveryModeId' })
  if (!state.sums.modes.some(({ row }) => row.code === code))
    throw occError.unsupportedDeliveryMode('The delivery mode is not offered.', { subject: code })
  return { deliveryMode: code }
}

/** `DELETE deliverymode` */
export const removeDeliveryMode: Settle<undefined> = () => ({ deliveryMode: undefined })

/** `PUT shipment`: whether parts wait for each other, and when somebody can receive them. */
export const setShipment: Settle<z.infer<typeof shipmentSchema>> = (
  _step,
  { shipComplete, receivingHours },
) => ({
  ...(shipComplete !== undefined && { shipComplete }),
  ...(receivingHours !== undefined && { receivingHours: receivingHours || undefined }),
})
