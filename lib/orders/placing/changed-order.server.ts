import 'server-only'
import { listDeliveryModes } from '@/lib/backends/commerce/checkout.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { openCheckoutStep } from '@/lib/checkout/checkout-flow'
import { toHeldQuote } from '@/lib/checkout/held-quote'
import { pageShownOn, stepShownOn } from '@/lib/checkout/page-shown-on'
import { isShipped, progressOf } from '@/lib/checkout/progress'
import { quoteHold } from '@/lib/checkout/quote-hold'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import type { Difference } from '@/lib/checkout/review/differences'
import { compareWithLook } from '@/lib/checkout/review/reviewed.server'
import { mayReceive } from '@/lib/checkout/shipping'
import type { ShownOn } from '@/lib/checkout/shown-on'
import { fetchActiveCart } from '@/lib/checkout/visitor.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { flashAddress } from '@/lib/flash/flash-address.server'
import type { NextResult } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { withParameter } from '@/lib/site/address-parameters'
import type { CheckoutStep } from '@/lib/site/checkout-steps'
import { REVIEWED_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

/** The look that was submitted, and the page that showed it. */
type Sent = { reviewed: string; shownOn?: ShownOn }

type Message = 'changed' | 'accountGone' | 'institutionOnly' | 'notDelivered'

/**
 * Where a buyer is led whose order has changed since they reviewed it: to the review, which says what has
 * changed; or to the step that has come open again, which says it in its message. A quote that cannot be
 * ordered any more leads to its page.
 */
export async function afterChange(context: SignedInContext, sent: Sent): Promise<NextResult> {
  const { locale } = context
  const read = await fetchActiveCart(context)
  const cart = read.ok ? read.value : undefined
  const held = cart && quoteHold(cart)
  if (held !== undefined) return toHeldQuote(locale, held)
  const open = cart === undefined ? 'review' : openCheckoutStep(progressOf(cart))
  if (cart === undefined || open === 'review') return toReview(locale, sent)
  const differences = await compareWithLook(context, cart, sent.reviewed)
  // Without the look that was submitted nothing can be said; the review leads on to the open step.
  if (differences.length === 0) return toReview(locale, sent)
  const { step, message } = await toSettle(context, cart, open)
  return {
    kind: 'next',
    href: stepShownOn(locale, step, sent.shownOn),
    flash: {
      tone: 'danger',
      message: getTranslator(locale, 'orders')(`placing.${message}`),
      lines: enteredFirst(differences).map(difference => ({
        tone: 'caution',
        text: differenceText(locale, difference),
      })),
    },
  }
}

/** The address that says so to a buyer who has waited for the result. */
export async function changedAddress(context: SignedInContext, sent: Sent): Promise<string> {
  const { href, flash } = await afterChange(context, sent)
  return flash === undefined ? href : flashAddress(href, flash)
}

const toReview = (locale: Locale, { reviewed, shownOn }: Sent): NextResult => ({
  kind: 'next',
  href: withParameter(pageShownOn(locale, 'review', shownOn), REVIEWED_PARAMETER, reviewed),
  flash: { tone: 'danger', message: getTranslator(locale, 'orders')('placing.changed'), lines: [] },
})

/** What concerns a step before its consequences for prices: a message has room for a few lines. */
const enteredFirst = (differences: readonly Difference[]): readonly Difference[] => [
  ...differences.filter(({ kind }) => kind === 'entry'),
  ...differences.filter(({ kind }) => kind !== 'entry'),
]

/** The step to settle again, and why. */
async function toSettle(
  context: SignedInContext,
  cart: Cart,
  step: CheckoutStep,
): Promise<{ step: CheckoutStep; message: Message }> {
  if (step === 'account') return { step, message: 'accountGone' }
  if (step === 'shipping' && !mayReceive(cart.deliveryAddress?.addressType, cart))
    return { step, message: 'institutionOnly' }
  if (step === 'delivery' && isShipped(cart) && cart.deliveryMode === undefined) {
    const modes = await listDeliveryModes(context)
    if (modes.ok && modes.value.length === 0) return { step: 'shipping', message: 'notDelivered' }
  }
  return { step, message: 'changed' }
}
