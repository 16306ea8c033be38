import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import { fetchCartBadge } from '@/lib/backends/commerce/carts.server'
import { listQuoteShares } from '@/lib/backends/commerce/quote-details.server'
import { fetchQuote } from '@/lib/backends/commerce/quotes.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { readCartFlash } from '@/lib/cart/flash/cart-flash.server'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { isCode } from '@/lib/validation/codes'
import type { AccountContext } from '../../../_shell/account-page'

/**
 * Loads a quote, and what its page shows beside it: the links to it (of colleagues, who only see the quote,
 * commerce tells none), the lines in the active cart, and what a form has left.
 */
export async function loadQuote({ context, code, locale, parameters }: AccountContext) {
  const quote = await fetchQuote(context, code)
  if (!quote.ok) return quote
  const { allowedActions } = quote.value
  const isOffer = allowedActions.includes('CHECKOUT')
  const [shares, badge, flash, rejected] = await Promise.all([
    isCode(code) ? listQuoteShares(context, code) : undefined,
    isOffer ? fetchCartBadge(context, ACTIVE_CART) : undefined,
    pageShopper(locale).then(shopper => readCartFlash(shopper, parameters)),
    rejectedFormOfPage(parameters),
  ])
  return ok({
    quote: quote.value,
    shares: shares?.ok === true ? shares.value.shares : undefined,
    cartLines: badge?.ok === true ? badge.value.totalItems : undefined,
    newLink: flash?.link === undefined ? undefined : { link: flash.link, message: flash.message },
    rejected,
  })
}

export type QuoteData = Extract<Awaited<ReturnType<typeof loadQuote>>, { ok: true }>['value']
