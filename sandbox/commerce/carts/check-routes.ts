import { Hono } from 'hono'
import { deliveryEstimateInputSchema } from '../../../lib/contract/commerce/checkout/estimate.ts'
import { transaction } from '../../db/transaction.ts'
import { regionOfPostalCode } from '../addresses/region-of-postal-code.ts'
import { readCartState } from '../checkout/cart-state.ts'
import type { Commerce } from '../commerce.ts'
import { requireDeliverable } from '../delivery/delivery-modes.ts'
import { type Answer, answering } from '../http/answer.ts'
import type { CommerceEnvironment, CommerceRequest, CommerceRoutes } from '../http/environment.ts'
import { readBody } from '../http/read-body.ts'
import { findObstacles, findPriceChanges } from '../orders/validate-cart.ts'
import { cartContext } from './cart-context.ts'
import { rememberPrice } from './entry-store.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { requireCart } from './resolve-cart.ts'

/** What a cart could be ordered as, and what that would cost. */
export const createCartCheckRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    const cart = `${users}/carts/:cart`
    routes.post(
      `${cart}/validate`,
      answering('CartValidation', request => validate(commerce, request)),
    )
    routes.post(
      `${cart}/deliveryestimate`,
      answering('CheckoutEstimate', request => estimate(commerce, request)),
    )
  }
  return routes
}

/** Changes nothing but the prices that the customer has last seen. */
const validate = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  return transaction(commerce.database, () => {
    const state = readCartState(context, requireCart(context, request))
    const findings = [...findObstacles(context, state), ...findPriceChanges(context, state)]
    for (const { entry, price } of state.lines)
      if (price !== undefined) rememberPrice(commerce.database, state.cart.code, entry.itemCode, price.unit)
    return { body: { cartModifications: findings } }
  })
}

const estimate = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await cartContext(commerce, request)
  const { country, postalCode, region } = await readBody(request, deliveryEstimateInputSchema)
  requireDeliverable(context, country.isocode)
  const destination = {
    country: country.isocode,
    region: region?.isocode ?? regionOfPostalCode(country.isocode, postalCode),
  }
  return { body: estimateDelivery(context, requireCart(context, request), destination) }
}
