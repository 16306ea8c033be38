import 'server-only'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { payableOf } from '@/lib/cart/sums/cart-total'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatPrice } from '@/lib/format/money'
import { FORM_LOCKED, failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { requireSignedIn } from '@/lib/session/customer.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import { toHeldQuote } from '../held-quote'
import { quoteHold } from '../quote-hold'
import { reviewSectionId } from '../review/review-section-id'
import { keepOwnChange } from '../review/reviewed.server'
import { fetchActiveCart } from '../visitor.server'
import { applyDefaults, changeStep, type ExpressOutcome } from './apply-defaults.server'
import type { ExpressStep } from './express-steps'
import { sideEffects } from './side-effects'

type Visit = { sender: Shopper; address: string; key: string; lost: AbortSignal }

/** The part that is changed, with the fields of its form. */
type Change = { step: ExpressStep; form: Readonly<Record<string, string>> }

/**
 * Settles all open steps of the active cart by the user's defaults, or changes one part of it, while the lock
 * of the cart is held. What was changed counts as seen, however far it came.
 */
export async function runExpress(
  { sender, address, key, lost }: Visit,
  change?: Change,
): Promise<ResultOf<NextResult>> {
  const { locale } = sender
  const context = requireSignedIn(sender)
  const read = await fetchActiveCart(context)
  if (!read.ok) return failedBy(read.error)
  const cart = read.value
  if (cart === undefined || cart.entries.length === 0) return { kind: 'next', href: cartPath(locale) }
  const held = quoteHold(cart)
  if (held !== undefined) return toHeldQuote(locale, held)
  const request = {
    intent: 'save',
    review: undefined,
    sentAt: new Date().toISOString(),
    context: { ...context, client: { address, idempotencyKey: key } },
    cookies: sender.cookies,
    cart,
    lost,
  }
  const outcome =
    change === undefined
      ? await applyDefaults(request)
      : await changeStep(change.step, { ...request, form: change.form })
  await keepOwnChange(context, cart, outcome.cart)
  return nextAfter(outcome, { locale, before: cart, step: change?.step })
}

type Told = Parameters<typeof sideEffects>[0]

/** The page of the order, or the step that needs the user first. */
function nextAfter(outcome: ExpressOutcome, told: Told): ResultOf<NextResult> {
  const { locale } = told
  const t = getTranslator(locale, 'checkout')
  switch (outcome.kind) {
    case 'failed':
      return failedBy(outcome.problem)
    case 'busy':
      return FORM_LOCKED
    case 'rejected':
      return { kind: 'rejected', errors: outcome.errors }
    case 'complete':
      return afterAll(outcome.cart, told)
    case 'refused': {
      const flash = { tone: 'caution' as const, message: t('express.refused'), lines: [] }
      return { kind: 'next', href: checkoutPath(locale, outcome.step), flash }
    }
    case 'missing': {
      const { step, cart } = outcome
      // The way to pay is asked for on the page itself, because a purchase order has a new number each time.
      const href = step === 'payment' ? expressCheckoutPath(locale) : checkoutPath(locale, step)
      const flash = { tone: 'caution' as const, message: t(`express.missing.${step}`) }
      return { kind: 'next', href, flash: { ...flash, lines: sideEffects(told, cart) } }
    }
  }
}

/** The page of the order with its new total, and with what else the change of a part has changed. */
function afterAll(after: Cart, told: Told): NextResult {
  const { locale, step } = told
  const href = expressCheckoutPath(locale)
  // Keyboards and screen readers go on where something was changed, not at the top of the page.
  const page = {
    kind: 'next',
    href: step === undefined ? href : `${href}#${reviewSectionId(step)}`,
  } as const
  const lines = sideEffects(told, after)
  if (step === undefined) {
    const message = getTranslator(locale, 'orders')('changes.title')
    return lines.length === 0 ? page : { ...page, flash: { tone: 'caution', message, lines } }
  }
  const total = payableOf(after)
  if (total === undefined) return page
  const message = getTranslator(locale, 'checkout')('express.saved', { total: formatPrice(locale, total) })
  return { ...page, flash: { tone: 'success', message, lines } }
}
