import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { decideCheckout } from './checkout-flow'
import { closedNotice, withNotice } from './notices'
import { quoteHold } from './quote-hold'
import type { LoadedVisitor } from './visitor.server'

/**
 * Where a visitor is redirected, or that their cart is empty or holds a quote that cannot be ordered;
 * undefined where they may enter the step.
 */
type CheckoutRedirect = { to: string } | 'empty' | 'held' | undefined

/**
 * Decides whether a visitor may open or save a step; middleware, page and handler all use it. Visitors sign
 * in first, which merges their cart.
 */
export function checkoutRedirect(
  locale: Locale,
  step: CheckoutStep,
  visitor: LoadedVisitor,
): CheckoutRedirect {
  if (visitor.kind === 'anonymous') return { to: loginPath(locale, checkoutPath(locale, step)) }
  const { cart } = visitor
  if (step !== 'confirmation' && cart !== undefined && quoteHold(cart) !== undefined) return 'held'
  const decision = decideCheckout(step, visitor.progress)
  switch (decision.kind) {
    case 'enter':
      return undefined
    case 'nothing':
      return 'empty'
    case 'redirect':
      return { to: withNotice(checkoutPath(locale, decision.to), closedNotice(decision.reason)) }
  }
}
