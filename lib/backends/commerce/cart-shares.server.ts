import 'server-only'
import { cartShareSchema, sharedCartSchema } from '@/lib/contract/commerce/cart/share'
import { type CartRef, contextOfCart, pathOfCart } from './cart-ref'
import { type CommerceContext, callCommerce, sendCommerce } from './commerce-call.server'

/** Makes a link to a read-only copy of a cart. Its token gives access to the copy, so it is not logged. */
export const shareCart = (context: CommerceContext, ref: CartRef, idempotencyKey: string) =>
  callCommerce(contextOfCart(context, ref), {
    operation: 'shareCart',
    method: 'POST',
    path: pathOfCart(ref, 'shares'),
    schema: cartShareSchema,
    idempotencyKey,
  })

/** Withdraws all links to a cart. */
export const withdrawShares = (context: CommerceContext, ref: CartRef, idempotencyKey: string) =>
  sendCommerce(contextOfCart(context, ref), {
    operation: 'withdrawShares',
    method: 'DELETE',
    path: pathOfCart(ref, 'shares'),
    idempotencyKey,
  })

/** The read-only copy behind a token; a problem of kind `domain` if the token does not work any more. */
export const fetchSharedCart = ({ locale }: CommerceContext, token: string) =>
  callCommerce(
    { locale },
    {
      operation: 'fetchSharedCart',
      method: 'GET',
      path: ['carts', 'shared', token],
      query: { fields: 'FULL' },
      schema: sharedCartSchema,
    },
  )
