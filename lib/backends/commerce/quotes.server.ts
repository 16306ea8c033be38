import 'server-only'
import { type QUOTE_ACTIONS, quoteSchema } from '@/lib/contract/commerce/quote/quote'
import { quoteListSchema } from '@/lib/contract/commerce/quote/quote-list'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const QUOTES = ['users', 'current', 'quotes']

export type QuoteName = { name?: string | undefined; description?: string | undefined }

/** Lists the quotes of the signed-in user, the newest first. `page` counts from 0. */
export const listQuotes = (context: SignedInContext, page = 0) =>
  callCommerce(context, {
    operation: 'listQuotes',
    method: 'GET',
    path: QUOTES,
    query: { fields: 'DEFAULT', currentPage: String(page), sort: 'byDate' },
    schema: quoteListSchema,
  })

/** Creates a draft quote. A saved cart is copied; any other cart belongs to the quote from then on. */
export const createQuote = (context: SignedInContext, cartId: string, idempotencyKey: string) =>
  callCommerce(context, {
    operation: 'createQuote',
    method: 'POST',
    path: QUOTES,
    query: { fields: 'FULL' },
    body: { cartId },
    schema: quoteSchema,
    idempotencyKey,
  })

/** Fetches a quote with its entries. */
export const fetchQuote = (context: SignedInContext, code: string) =>
  callCommerce(context, {
    operation: 'fetchQuote',
    method: 'GET',
    path: [...QUOTES, code],
    query: { fields: 'FULL' },
    schema: quoteSchema,
  })

/** Sets name and description of a draft. Idempotent. */
export const nameQuote = (context: SignedInContext, code: string, { name, description }: QuoteName) =>
  sendCommerce(context, {
    operation: 'nameQuote',
    method: 'PATCH',
    path: [...QUOTES, code],
    body: {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
    },
  })

/**
 * Performs an action on a quote, which changes its state. Below the minimum total, SUBMIT is a problem of
 * kind `domain`, `QuoteUnderThresholdError`.
 */
export const actOnQuote = (
  context: SignedInContext,
  code: string,
  action: (typeof QUOTE_ACTIONS)[number],
  idempotencyKey: string,
) =>
  sendCommerce(context, {
    operation: 'actOnQuote',
    method: 'POST',
    path: [...QUOTES, code, 'action'],
    body: { action },
    idempotencyKey,
  })
