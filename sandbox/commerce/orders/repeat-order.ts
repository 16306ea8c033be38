import { customerContext, shelfOf } from '../carts/cart-context.ts'
import { deleteCart, findActiveCart, insertCart } from '../carts/cart-store.ts'
import { addLines } from '../carts/write-lines.ts'
import type { Commerce } from '../commerce.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { occError } from '../http/occ-error.ts'
import { leaveCheckout } from '../quotes/leave-checkout.ts'
import { requireOwnOrder } from './require-order.ts'

/** `POST orgUsers/{u}/cartFromOrder`: a cart of what was ordered takes the place of the active one. */
export const repeatOrder =
  (commerce: Commerce) =>
  async (request: CommerceRequest): Promise<Answer> => {
    const context = await customerContext(commerce, request)
    const orderCode = request.req.query('orderCode')
    if (!orderCode) throw occError.missingParameter('orderCode is not present.', { subject: 'orderCode' })
    const work = (): Answer => {
      const { snapshot } = requireOwnOrder(context, orderCode)
      const { database, now } = context
      const shelf = shelfOf(context)
      const before = findActiveCart(database, shelf)
      if (before?.quoteCode !== undefined) leaveCheckout(database, before.quoteCode, now)
      else if (before !== undefined) deleteCart(database, before.code)
      const lines = snapshot.entries.map(({ product: { code }, quantity }) => ({
        product: { code },
        quantity,
      }))
      const cart = insertCart(database, { ...shelf, now })
      return { status: 201, body: { cartModifications: addLines(context, cart, lines) } }
    }
    const owner = context.customer.customerId
    return runIdempotent(commerce, request, { owner, operation: 'cartFromOrder', input: orderCode, work })
  }
