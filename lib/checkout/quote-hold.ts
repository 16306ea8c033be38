import type { Cart } from '@/lib/contract/commerce/cart/cart'

/**
 * Why the quote in a cart cannot be ordered: its offer is over, it is not in the checkout any more, or the
 * organization that it was made for cannot be ordered for.
 */
const QUOTE_HOLDS = ['quoteExpired', 'quoteChanged', 'quoteAccount'] as const

export type QuoteHold = (typeof QUOTE_HOLDS)[number]

/** Whether a refusal of an order is one of these. */
export const isQuoteHold = (refusal: string): refusal is QuoteHold =>
  QUOTE_HOLDS.some(hold => hold === refusal)

/** What keeps the quote in a cart from being ordered; undefined for any other cart. */
export function quoteHold({
  sapQuote,
  accountType,
}: Pick<Cart, 'sapQuote' | 'accountType'>): { hold: QuoteHold; quote: string } | undefined {
  if (sapQuote === undefined) return undefined
  const { code: quote, state } = sapQuote
  if (state === 'EXPIRED') return { hold: 'quoteExpired', quote }
  if (state !== 'BUYER_ACCEPTED') return { hold: 'quoteChanged', quote }
  return accountType === undefined ? { hold: 'quoteAccount', quote } : undefined
}
