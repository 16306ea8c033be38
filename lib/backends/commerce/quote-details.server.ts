import 'server-only'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'
import {
  createdQuoteShareSchema,
  quoteShareListSchema,
  sharedQuoteSchema,
} from '@/lib/contract/commerce/quote/quote-share'
import {
  type CommerceContext,
  callCommerce,
  fetchCommerceFile,
  type SignedInContext,
  sendCommerce,
} from './commerce-call.server'

const pathOf = (code: string, ...rest: readonly string[]): readonly string[] => [
  'users',
  'current',
  'quotes',
  code,
  ...rest,
]

/** Writes to the seller about a quote, or about one of its lines. */
export const commentOnQuote = (
  context: SignedInContext,
  code: string,
  { text, entryNumber }: { text: string; entryNumber: number | undefined },
  idempotencyKey: string,
) =>
  sendCommerce(context, {
    operation: 'commentOnQuote',
    method: 'POST',
    path: pathOf(code, ...(entryNumber === undefined ? [] : ['entries', String(entryNumber)]), 'comments'),
    body: { text },
    idempotencyKey,
  })

/** Lists the links to a quote that are valid, without their tokens. */
export const listQuoteShares = (context: SignedInContext, code: string) =>
  callCommerce(context, {
    operation: 'listQuoteShares',
    method: 'GET',
    path: pathOf(code, 'shares'),
    query: { fields: 'FULL' },
    schema: quoteShareListSchema,
  })

/** Makes a link to a quote, valid to the end of a day (yyyy-mm-dd); its token is told only now. */
export const shareQuote = (
  context: SignedInContext,
  code: string,
  expiresOn: string | undefined,
  idempotencyKey: string,
) =>
  callCommerce(context, {
    operation: 'shareQuote',
    method: 'POST',
    path: pathOf(code, 'shares'),
    body: expiresOn === undefined ? {} : { expiresOn },
    schema: createdQuoteShareSchema,
    idempotencyKey,
  })

/** Withdraws a link to a quote. */
export const withdrawQuoteShare = (context: SignedInContext, code: string, id: string) =>
  sendCommerce(context, {
    operation: 'withdrawQuoteShare',
    method: 'DELETE',
    path: pathOf(code, 'shares', id),
  })

/** A quote as everybody with its link sees it. */
export const fetchSharedQuote = (context: CommerceContext, token: string) =>
  callCommerce(context, {
    operation: 'fetchSharedQuote',
    method: 'GET',
    path: ['quotes', 'shared', token],
    query: { fields: 'FULL' },
    schema: sharedQuoteSchema,
  })

/** Fetches a file that the seller has added to a quote. */
export const fetchQuoteFile = (context: SignedInContext, code: string, id: string) =>
  fetchCommerceFile(context, {
    operation: 'fetchQuoteFile',
    method: 'GET',
    path: pathOf(code, 'attachments', id),
    maxBytes: MOST_DOCUMENT_BYTES,
  })
