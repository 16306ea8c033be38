import 'server-only'
import type { z } from 'zod'
import { type QUOTE_ACTIONS, type quotePatchSchema, quoteSchema } from '@/lib/contract/commerce/quote/quote'
import { type QuoteSort, quoteListSchema } from '@/lib/contract/commerce/quote/quote-list'
import type { QuoteState } from '@/lib/contract/commerce/quote/quote-states'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'

const QUOTES = ['users', 'current', 'quotes']

/** Which quotes are wanted; `page` counts from 0, days are yyyy-mm-dd. No states: all of them. */
export type QuotesQuery = {
  page: number
  sort: QuoteSort
  search: string
  states: readonly QuoteState[]
  /** `organization` adds the quotes of the user's organizations. */
  scope?: string
  createdFrom?: string
  createdUntil?: string
  amountFrom?: string
  amountUntil?: string
}

/** The first page of the user's own quotes, the newest first. */
const NEWEST: QuotesQuery = { page: 0, sort: 'byDate:desc', search: '', states: [] }

/** Lists a page of quotes, by default the user's newest. */
export const listQuotes = (
  context: SignedInContext,
  { page, sort, search, states, ...filters }: QuotesQuery = NEWEST,
) =>
  callCommerce(context, {
    operation: 'listQuotes',
    method: 'GET',
    path: QUOTES,
    query: {
      fields: 'DEFAULT',
      currentPage: String(page),
      sort,
      ...(search !== '' && { query: search }),
      ...(states.length > 0 && { status: states.join(',') }),
      ...filters,
    },
    schema: quoteListSchema,
  })

/** A draft of the lines of a cart, or a copy of an earlier quote. A saved cart is copied. */
export const createQuote = (
  context: SignedInContext,
  of: { cartId: string } | { quoteCode: string },
  idempotencyKey: string,
) =>
  callCommerce(context, {
    operation: 'createQuote',
    method: 'POST',
    path: QUOTES,
    query: { fields: 'FULL' },
    body: of,
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

/**
 * Sets facts of a draft, or a later end of an offer; a wrong end is `IllegalArgumentError`. What is absent
 * stays. Idempotent.
 */
export const patchQuote = (context: SignedInContext, code: string, facts: z.input<typeof quotePatchSchema>) =>
  sendCommerce(context, { operation: 'patchQuote', method: 'PATCH', path: [...QUOTES, code], body: facts })

type Act = {
  action: (typeof QUOTE_ACTIONS)[number]
  /** The version that was seen; another one is a problem of kind `domain`, `QuoteStateError`. */
  version?: number | undefined
}

/**
 * Performs an action on a quote, which changes its state. Below the minimum total, SUBMIT is a problem of
 * kind `domain`, `QuoteUnderThresholdError`; CHECKOUT of an offer that is over,
 * `CommerceQuoteExpirationTimeError`.
 */
export const actOnQuote = (
  context: SignedInContext,
  code: string,
  { action, version }: Act,
  idempotencyKey: string,
) =>
  sendCommerce(context, {
    operation: 'actOnQuote',
    method: 'POST',
    path: [...QUOTES, code, 'action'],
    body: { action, ...(version !== undefined && { version }) },
    idempotencyKey,
  })
