import 'server-only'
import { type QUOTE_ACTIONS, quoteSchema } from '@/lib/contract/commerce/quote/quote'
import { type QuoteSort, quoteListSchema } from '@/lib/contract/commerce/quote/quote-list'
import type { QuoteState } from '@/lib/contract/commerce/quote/quote-states'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const QUOTES = ['users', 'current', 'quotes']

export type QuoteName = { name?: string | undefined; description?: string | undefined }

/** Which quotes are wanted, by default one's own; `page` counts from 0, days are yyyy-mm-dd. */
type QuotesQuery = {
  page?: number
  pageSize?: number
  sort?: QuoteSort
  /** With the quotes of colleagues, or one's own alone. */
  scope?: 'own' | 'organization'
  search?: string
  states?: readonly QuoteState[]
  organizationUid?: string
  createdFrom?: string
  createdUntil?: string
  amountFrom?: string
  amountUntil?: string
}

/** Lists a page of quotes, with how many there are. */
export const listQuotes = (
  context: SignedInContext,
  { page = 0, pageSize = 20, sort = 'byDate:desc', search = '', states = [], ...filters }: QuotesQuery = {},
) =>
  callCommerce(context, {
    operation: 'listQuotes',
    method: 'GET',
    path: QUOTES,
    query: {
      fields: 'DEFAULT',
      currentPage: String(page),
      pageSize: String(pageSize),
      sort,
      ...(search !== '' && { query: search }),
      ...(states.length > 0 && { status: states.join(',') }),
      ...filters,
    },
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
 * Performs an action on a quote, which changes its state; with the version that the user has seen, on no
 * other one. Problems of kind `domain`: `QuoteUnderThresholdError` for SUBMIT below the minimum total,
 * `QuoteStateError` for another version, `CommerceQuoteExpirationTimeError` for CHECKOUT of an offer that is
 * over, `IllegalStateError` for any other state that does not allow it.
 */
export const actOnQuote = (
  context: SignedInContext,
  code: string,
  act: { action: (typeof QUOTE_ACTIONS)[number]; version?: number },
  idempotencyKey: string,
) =>
  sendCommerce(context, {
    operation: 'actOnQuote',
    method: 'POST',
    path: [...QUOTES, code, 'action'],
    body: act,
    idempotencyKey,
  })
