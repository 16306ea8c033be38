import 'server-only'
import type { ChosenLine } from '@/lib/cart/cart-lines'
import { failedBy } from '@/lib/cart/outcome'
import { formatPrice } from '@/lib/catalogue/money'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import { actOnQuote, createQuote, nameQuote } from '@/lib/commerce/quotes.server'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formError } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/http/result'
import { logger } from '@/lib/log/logger'
import { dropCart, makeCartOfLines } from '@/lib/saved-carts/cart-of-lines.server'
import type { KeptName } from '@/lib/saved-carts/kept-form'
import type { KeptOutcome } from '@/lib/saved-carts/kept-outcome'
import { keptWords } from '@/lib/saved-carts/kept-words'
import type { Saving } from '@/lib/saved-carts/save-list.server'
import { accountPath } from '@/lib/site/account-pages'
import { getSite } from '@/lib/site/sites'

/**
 * Asks for a quote on lines. They go into a cart of their own, which the quote takes with it (contract §8): the cart that is being
 * filled stays, and where the request is refused nothing is lost.
 */
export async function requestQuote(
  { context, key }: Saving,
  lines: readonly ChosenLine[],
  kept: KeptName,
): Promise<KeptOutcome> {
  const made = await makeCartOfLines(context, lines, key)
  if (!made.ok) return failedBy(made.error)
  const { code, modifications } = made.value
  if (code === undefined) return { kind: 'back', errors: formError('noLines') }
  const quote = await createQuote(context, code, `${key}.quote`)
  if (!quote.ok) {
    await dropCart(context, code)
    return failedBy(quote.error)
  }
  const problem = await submit(context, quote.value, { kept, key })
  if (problem !== undefined) return refused(context, quote.value, { problem, key })
  const words = keptWords(context.locale, 'requested', kept.name, modifications)
  return { kind: 'told', href: accountPath(context.locale, 'quotes'), words }
}

async function submit(
  context: SignedInContext,
  { code }: Quote,
  { kept, key }: { kept: KeptName; key: string },
): Promise<Problem | undefined> {
  const named = await nameQuote(context, code, kept)
  if (!named.ok) return named.error
  const sent = await actOnQuote(context, code, 'SUBMIT', `${key}.submit`)
  return sent.ok ? undefined : sent.error
}

/** A draft that could not be sent is withdrawn, so that sending the form again makes no second one. */
async function refused(
  context: SignedInContext,
  { code, threshold, totalPrice }: Quote,
  { problem, key }: { problem: Problem; key: string },
): Promise<KeptOutcome> {
  const cancelled = await actOnQuote(context, code, 'CANCEL', `${key}.cancel`)
  if (!cancelled.ok) logger.warn({ reason: cancelled.error.kind }, 'Error withdrawing a quote:')
  if (problem.code !== 'QuoteUnderThresholdError') return failedBy(problem)
  const currencyIso = totalPrice?.currencyIso ?? getSite(context.locale).currency
  const least = formatPrice(context.locale, { currencyIso, value: threshold })
  return { kind: 'back', errors: formError('underThreshold', { least }) }
}
