import 'server-only'
import {
  guestOrderSchema,
  orderLookupSchema,
  orderLookupTokenSchema,
} from '@/lib/contract/commerce/order/guest-order'
import { type CommerceContext, callCommerce } from './commerce-call.server'

const LOOKUP = ['orders', 'lookup']

/** Tells commerce what somebody knows of an order; the answer does not say whether there is one. */
export const beginOrderLookup = (
  context: CommerceContext,
  body: { orderCode: string; email?: string; postalCode?: string },
) =>
  callCommerce(context, {
    operation: 'beginOrderLookup',
    method: 'POST',
    path: LOOKUP,
    body,
    schema: orderLookupSchema,
  })

/** Exchanges the mailed code for a token, which opens the order for a while. */
export const confirmOrderLookup = (context: CommerceContext, body: { lookupId: string; code: string }) =>
  callCommerce(context, {
    operation: 'confirmOrderLookup',
    method: 'POST',
    path: [...LOOKUP, 'confirm'],
    body,
    schema: orderLookupTokenSchema,
  })

/** The order that a token opens. */
export const viewLookedUpOrder = (context: CommerceContext, token: string) =>
  callCommerce(context, {
    operation: 'viewLookedUpOrder',
    method: 'POST',
    path: [...LOOKUP, 'view'],
    body: { token },
    schema: guestOrderSchema,
    isRead: true,
  })
