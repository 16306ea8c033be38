import { cookies, headers } from 'next/headers'
import { loadPayment } from '@/lib/checkout/load-payment.server'
import { MOST_CARDS } from '@/lib/contract/commerce/payment/payment-details'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { readUnpaidAttempt } from '@/lib/orders/unpaid-attempt.server'
import { paymentProvider } from '@/lib/payment/provider.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import type { CheckoutStepContext } from '../../_step/checkout-page'

/** What the payment step is drawn from; without a frame if the payment provider does not answer. */
export async function loadPaymentPage({ context, cart, locale }: CheckoutStepContext) {
  const now = Date.now()
  const origin = readPublicOrigin({ headers: await headers() }) ?? ''
  const [payment, frame, unpaid, isRecent] = await Promise.all([
    loadPayment(context, cart),
    paymentProvider().createFieldsSession({ origin, locale, purpose: { kind: 'setup' } }),
    readUnpaidAttempt(context, cart, now),
    hasRecentSignIn(cookieMapOf(await cookies()), now),
  ])
  if (!payment.ok) return payment
  // A card that was entered for one order cannot be charged again after its payment was declined.
  const isUsedUp = unpaid?.state === 'declined' && cart.paymentInfo?.saved === false
  const { offers, ...rest } = payment.value
  return ok({
    ...rest,
    offers: isUsedUp ? offers.filter(({ card }) => card?.id !== cart.paymentInfo?.id) : offers,
    frame: frame.ok ? frame.value : undefined,
    unpaid,
    maySave: isRecent && rest.cards.length < MOST_CARDS,
    now,
  })
}
