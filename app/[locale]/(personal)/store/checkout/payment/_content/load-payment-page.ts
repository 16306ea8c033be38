import { cookies } from 'next/headers'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listTaxExemptions } from '@/lib/backends/commerce/documents.server'
import { exemptionIn, exemptionRegion } from '@/lib/checkout/documents/exemption'
import { loadPayment } from '@/lib/checkout/load-payment.server'
import { typedPayment } from '@/lib/checkout/payment'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { MOST_CARDS } from '@/lib/contract/commerce/payment/payment-details'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { readUnpaidAttempt } from '@/lib/orders/placing/unpaid-attempt.server'
import { withoutUsedUpCard } from '@/lib/orders/placing/used-up-card'
import { paymentProvider } from '@/lib/payment/provider.server'
import { ownCards } from '@/lib/payment-cards/cards-of'
import { ok } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { CheckoutStepContext } from '../../_step/checkout-page'

/** What the payment step is drawn from. The payment provider is asked only once a new card is chosen. */
export async function loadPaymentPage({ context, cart, locale, parameters }: CheckoutStepContext) {
  const now = Date.now()
  const [payment, provider, unpaid, isRecent, tax, rejected] = await Promise.all([
    loadPayment(context, cart),
    paymentProvider(),
    readUnpaidAttempt(context, cart, now),
    hasRecentSignIn(cookieMapOf(await cookies()), now),
    loadExemption(context, cart),
    rejectedFormOfPage(parameters),
  ])
  if (!payment.ok) return payment
  const { offers, ...rest } = payment.value
  return ok({
    ...rest,
    offers: withoutUsedUpCard(offers, cart, unpaid),
    fields: provider.fieldsSetup(locale),
    unpaid,
    ...tax,
    rejected,
    typed: typedPayment(rejected?.fields ?? {}),
    saving: savingOf(ownCards(rest.cards).length, isRecent),
    now,
  })
}

/** Whether a new card can be kept: not beyond the limit, and only after a recent sign-in. */
function savingOf(kept: number, isRecent: boolean): 'offered' | 'full' | 'later' {
  if (kept >= MOST_CARDS) return 'full'
  return isRecent ? 'offered' : 'later'
}

export type PaymentData = Extract<Awaited<ReturnType<typeof loadPaymentPage>>, { ok: true }>['value']

/** The certificate for the region whose tax is charged; no region if that cannot be found out now. */
async function loadExemption(context: SignedInContext, cart: Cart) {
  const region = exemptionRegion(context.locale, cart)
  if (region === undefined || cart.organization === undefined)
    return { region: undefined, exemption: undefined }
  const known = await listTaxExemptions(context, cart.organization.uid)
  if (!known.ok) return { region: undefined, exemption: undefined }
  return { region, exemption: exemptionIn(known.value, region.isocode) }
}
