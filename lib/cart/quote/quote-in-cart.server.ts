import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { currentRequestId } from '@/lib/request/request-context'
import { type Problem, QUOTE_IN_CART } from '@/lib/result/result'

/**
 * Why a change of a cart would be refused, known before commerce is asked: the active cart is that of a quote
 * only while the quote is in the checkout. Undefined for any other cart.
 */
export const quoteInCart = (
  cart: Pick<Cart, 'sapQuote'> | undefined,
  operation: string,
): Problem | undefined =>
  cart?.sapQuote && {
    kind: 'domain',
    dependency: 'commerce',
    operation,
    requestId: currentRequestId() ?? randomUUID(),
    code: QUOTE_IN_CART,
    details: [{ type: QUOTE_IN_CART, reason: 'locked', subject: cart.sapQuote.code, subjectType: 'quote' }],
  }
