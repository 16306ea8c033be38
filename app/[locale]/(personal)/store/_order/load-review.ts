import { cookies } from 'next/headers'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { reviewCart } from '@/lib/checkout/review/reviewed.server'
import { whatStops } from '@/lib/checkout/review/what-stops.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { sentConsents } from '@/lib/orders/placing/consents'
import { openOrderCaptcha } from '@/lib/orders/placing/order-captcha.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { ownEmail } from '@/lib/session/session.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { REVIEWED_PARAMETER } from '@/lib/site/page-parameters'

type Reviewed = {
  context: SignedInContext
  cart: Cart
  parameters: AddressParameters
  /** Whether the page has the form that places the order, which asks for the captcha. */
  isComplete: boolean
  /** What stops the order, where a page has asked for it together with its other questions. */
  stops?: ReturnType<typeof whatStops>
}

/** What has changed since the last look at an order, what stops it, and what its form needs. */
export async function loadReview({ context, cart, parameters, isComplete, stops }: Reviewed) {
  const visit = { context, cookies: cookieMapOf(await cookies()), now: Date.now() }
  const [{ id, differences }, hidden, captcha, reasons, email, rejected] = await Promise.all([
    reviewCart(context, cart, firstParam(parameters, REVIEWED_PARAMETER)),
    newHiddenFields(context.user.id),
    isComplete ? openOrderCaptcha(visit) : ({ kind: 'none' } as const),
    isComplete ? (stops ?? whatStops(context, cart)) : [],
    ownEmail(),
    rejectedFormOfPage(parameters),
  ])
  const sent = sentConsents(rejected)
  // What was agreed to before the order changed is agreed to anew.
  const consents = sent && differences.length > 0 ? { ...sent, ticked: [] } : sent
  return { id, differences, hidden, captcha, reasons, email, consents }
}

export type OrderReview = Awaited<ReturnType<typeof loadReview>>
