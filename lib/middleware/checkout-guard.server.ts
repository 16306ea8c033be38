import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { checkoutRedirect } from '@/lib/checkout/checkout-redirect'
import { fetchActiveCartOnce, loadVisitor } from '@/lib/checkout/visitor.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import type { Session } from '@/lib/session/session-state'
import type { CheckoutStep } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'

/**
 * Route guard of the checkout: redirects to the step that may be entered or to sign-in, or does nothing. The
 * page repeats the check. During an outage the request passes, because the page has a screen for it; with an
 * empty cart, or a quote that cannot be ordered, it passes, because the page knows the words.
 */
export async function guardCheckout(
  request: NextRequest,
  session: Session,
  locale: Locale,
  step: CheckoutStep,
): Promise<NextResponse | undefined> {
  const visitor = await loadVisitor(session, locale, fetchActiveCartOnce)
  if (visitor.kind === 'unavailable') return undefined
  const elsewhere = checkoutRedirect(locale, step, visitor)
  return elsewhere === undefined || typeof elsewhere === 'string'
    ? undefined
    : NextResponse.redirect(new URL(elsewhere.to, readPublicOrigin(request) ?? ''), 307)
}
