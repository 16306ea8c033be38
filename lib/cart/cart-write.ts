import type { WriteRequest } from '@/lib/handlers/write-request.server'
import type { CartContext } from './cart-context.server'

/** A checked write about carts: sent by a page of ours, within its limits, with the cart it is about. */
export type CartWrite = Pick<WriteRequest, 'locale' | 'wantsJson'> & {
  visit: CartContext
  fields: Readonly<Record<string, unknown>>
}
