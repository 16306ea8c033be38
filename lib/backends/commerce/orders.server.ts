import 'server-only'
import { orderSchema } from '@/lib/contract/commerce/order/order'
import { callCommerce, type SignedInContext } from './commerce-call.server'

const ORDERS = ['users', 'current', 'orders']

/** Fetches an order of the signed-in user; that of another user does not exist for commerce. */
export const fetchOrder = (context: SignedInContext, code: string) =>
  callCommerce(context, {
    operation: 'fetchOrder',
    method: 'GET',
    path: [...ORDERS, code],
    query: { fields: 'FULL' },
    schema: orderSchema,
  })
