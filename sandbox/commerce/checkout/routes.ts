import { Hono } from 'hono'
import { addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { shipmentSchema } from '../../../lib/contract/commerce/checkout/delivery-mode.ts'
import { inventoryAccountInputSchema } from '../../../lib/contract/commerce/checkout/inventory-account.ts'
import { vatNumberSchema } from '../../../lib/contract/commerce/checkout/tax.ts'
import { customerContext } from '../carts/cart-context.ts'
import { requireCart } from '../carts/resolve-cart.ts'
import type { Commerce } from '../commerce.ts'
import { toDeliveryMode } from '../delivery/delivery-modes.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { readBody } from '../http/read-body.ts'
import { chooseCard } from '../payments/card-calls.ts'
import { choosePaymentType, setVatNumber } from '../payments/payment-calls.ts'
import * as account from './account-calls.ts'
import { readCartState } from './cart-state.ts'
import { type Settle, settling } from './checkout-write.ts'
import * as delivery from './delivery-calls.ts'
import { readyFrom } from './ready-from.ts'

type Handle = (request: CommerceRequest) => Promise<Answer>

const noInput = () => undefined

/** Checkout: each call settles one thing of a cart; `GET carts/{cart}` answers all of it. */
export const createCheckoutRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const plain = (settle: Settle<undefined>): Handle => settling(commerce, settle, noInput)
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    const cart = `${users}/carts/:cart`
    // The engine answers the cart below orgUsers and nothing below users.
    const settled = (handle: Handle) =>
      users.startsWith('/org')
        ? answering('Cart', handle)
        : answeringEmpty(async request => void (await handle(request)))
    routes.put(`${cart}/addresses/delivery`, settled(plain(delivery.chooseDeliveryAddress)))
    routes.delete(`${cart}/addresses/delivery`, settled(plain(delivery.removeDeliveryAddress)))
    routes.put(`${cart}/deliverymode`, settled(plain(delivery.chooseDeliveryMode)))
    routes.delete(`${cart}/deliverymode`, settled(plain(delivery.removeDeliveryMode)))
    routes.put(`${cart}/paymentdetails`, settled(plain(chooseCard)))
    const address = (request: CommerceRequest) => readBody(request, addressInputSchema)
    const billing = settling(commerce, delivery.setBillingAddress, address)
    routes.put(`${cart}/addresses/billing`, settled(billing))
    routes.post(`${cart}/addresses/delivery`, answering('Address', addAddress(commerce)))
    routes.get(`${cart}/deliverymodes`, answering('DeliveryModeList', listModes(commerce)))
    routes.get(`${cart}/deliverymode`, answering('DeliveryMode', showMode(commerce)))
    routes.put(`${cart}/paymenttype`, answering('Cart', plain(choosePaymentType)))
    routes.put(`${cart}/organization`, answering('Cart', plain(account.chooseOrganization)))
    routes.put(`${cart}/qualifieduser`, answering('Cart', plain(account.chooseQualifiedUser)))
    putBodies(routes, cart, commerce)
  }
  return routes
}

/** Extensions whose input is a body. */
const putBodies = (routes: CommerceRoutes, cart: string, commerce: Commerce): void => {
  const shipment = (request: CommerceRequest) => readBody(request, shipmentSchema)
  routes.put(`${cart}/shipment`, answering('Cart', settling(commerce, delivery.setShipment, shipment)))
  const vat = (request: CommerceRequest) => readBody(request, vatNumberSchema)
  routes.put(`${cart}/vatnumber`, answering('Cart', settling(commerce, setVatNumber, vat)))
  const inventory = (request: CommerceRequest) => readBody(request, inventoryAccountInputSchema)
  routes.put(
    `${cart}/inventoryaccount`,
    answering('Cart', settling(commerce, account.chooseInventoryAccount, inventory)),
  )
}

const addAddress = (commerce: Commerce): Handle => {
  const read = (request: CommerceRequest) => readBody(request, addressInputSchema)
  const settle = settling(commerce, delivery.addDeliveryAddress, read, 'addDeliveryAddress')
  return async request => {
    const { body } = await settle(request)
    if (
      !('deliveryAddress' in body) ||
      typeof body.deliveryAddress !== 'object' ||
      body.deliveryAddress === null
    )
      throw new Error('the address was set above')
    return { status: 201, body: body.deliveryAddress }
  }
}

const listModes =
  (commerce: Commerce): Handle =>
  async request => {
    const context = await customerContext(commerce, request)
    const state = readCartState(context, requireCart(context, request))
    const from = readyFrom(context, state)
    return { body: { deliveryModes: state.sums.modes.map(mode => toDeliveryMode(context, mode, from)) } }
  }

const showMode =
  (commerce: Commerce): Handle =>
  async request => {
    const context = await customerContext(commerce, request)
    const state = readCartState(context, requireCart(context, request))
    const { mode } = state.sums
    return { body: mode === undefined ? {} : toDeliveryMode(context, mode, readyFrom(context, state)) }
  }
