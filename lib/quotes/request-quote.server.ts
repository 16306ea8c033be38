import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { actOnQuote, createQuote, patchQuote } from '@/lib/backends/commerce/quotes.server'
import { fetchSavedCart } from '@/lib/backends/commerce/saved-carts.server'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatPrice } from '@/lib/format/money'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import { failedBy } from '@/lib/handlers/form-result'
import { logger } from '@/lib/log/logger'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type CartOfLines, dropCart, type WantedCart } from '@/lib/saved-carts/cart-of-lines.server'
import { saveCartOfLines } from '@/lib/saved-carts/save-cart-of-lines.server'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { savedCartFlash } from '@/lib/saved-carts/saved-cart-flash'
import type { SavedCartName } from '@/lib/saved-carts/saved-cart-form'
import { accountPath } from '@/lib/site/account-pages'
import { getSite } from '@/lib/site/sites'
import { belowQuoteMinimum } from './quote-minimum'

/**
 * Requests a quote for lines and an account. The lines are put into a saved cart, which the quote copies, so
 * the active cart stays. If the saved cart cannot be deleted afterwards, a list with the name of the quote is
 * left.
 */
export async function requestQuote(
  { context, key }: Saving,
  { lines, kept, account }: Pick<WantedCart, 'lines' | 'kept' | 'account'>,
): Promise<CartResult> {
  const wanted = { lines, kept, account, key }
  const drafted = await saveCartOfLines(context, wanted, cart => draft(context, cart))
  if (!drafted.ok) return drafted.error
  if ('below' in drafted.value) return { kind: 'rejected', errors: drafted.value.below }
  const { quote, cart } = drafted.value
  const problem = await submit(context, quote, { kept, key: cart.key })
  if (problem !== undefined) return refused(context, quote, { problem, key: cart.key })
  const flash = savedCartFlash(context.locale, 'requested', kept.name, cart.modifications)
  return { kind: 'next', href: accountPath(context.locale, 'quotes'), flash }
}

/** A draft quote, or why none was created. */
type Draft = { quote: Quote; cart: CartOfLines } | { below: FormErrors }

/**
 * The total is checked first, with every discount: a draft that is refused later would stay as a cancelled
 * quote.
 */
async function draft(context: SignedInContext, cart: CartOfLines): Promise<Result<Draft, Problem>> {
  const priced = await fetchSavedCart(context, cart.code)
  if (!priced.ok) return priced
  const below = belowQuoteMinimum(context.locale, priced.value)
  if (below !== undefined) {
    await dropCart(context, cart.code)
    return ok({ below })
  }
  const quote = await createQuote(context, { cartId: cart.code }, `${cart.key}.quote`)
  if (!quote.ok) return quote
  // If the commerce engine gives the quote the cart itself instead of a copy, there is nothing to delete.
  if (quote.value.cartId !== cart.code) await dropCart(context, cart.code)
  return ok({ quote: quote.value, cart })
}

async function submit(
  context: SignedInContext,
  { code }: Quote,
  { kept, key }: { kept: SavedCartName; key: string },
): Promise<Problem | undefined> {
  const named = await patchQuote(context, code, kept)
  if (!named.ok) return named.error
  const sent = await actOnQuote(context, code, { action: 'SUBMIT' }, `${key}.submit`)
  return sent.ok ? undefined : sent.error
}

/** Cancels a draft that could not be sent, so that submitting the form again creates no second one. */
async function refused(
  context: SignedInContext,
  { code, threshold, totalPrice }: Quote,
  { problem, key }: { problem: Problem; key: string },
): Promise<CartResult> {
  const cancelled = await actOnQuote(context, code, { action: 'CANCEL' }, `${key}.cancel`)
  if (!cancelled.ok) logger.warn({ reason: cancelled.error.kind }, 'Error withdrawing a quote:')
  if (problem.code !== 'QuoteUnderThresholdError') return failedBy(problem)
  const currencyIso = totalPrice?.currencyIso ?? getSite(context.locale).currency
  const least = formatPrice(context.locale, { currencyIso, value: threshold })
  return { kind: 'rejected', errors: formError('underThreshold', { least }) }
}
