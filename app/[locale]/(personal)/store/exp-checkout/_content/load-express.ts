import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { withCartAccount } from '@/lib/cart/access/cart-account'
import { openCheckoutStep } from '@/lib/checkout/checkout-flow'
import { leadToHeldQuote } from '@/lib/checkout/guard.server'
import { NEW_CARD } from '@/lib/checkout/payment'
import { codeOfCart } from '@/lib/checkout/payment-offers'
import { progressOf } from '@/lib/checkout/progress'
import { whatStops } from '@/lib/checkout/review/what-stops.server'
import { fetchActiveCartOnce } from '@/lib/checkout/visitor.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { askedNumber } from '@/lib/orders/placing/ask-about-purchase-order-number.server'
import { hasOpenAttempt } from '@/lib/orders/placing/open-attempt.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, placingPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { loadReview, type OrderReview } from '../../_order/load-review'
import { type Choices, loadChoices } from './load-choices'

/** An order on one page; `isComplete`: it can be placed. Otherwise, only the way to pay is missing. */
export type ExpressOrder = Choices & {
  state: 'order'
  cart: Cart
  /** Hidden fields of the forms that change a part. */
  hidden: HiddenFieldValues
  review: OrderReview
  isComplete: boolean
  /** The change that was not carried out, with its errors. */
  rejected: RejectedForm | undefined
}

type Express = { state: 'signIn' } | { state: 'start'; hidden: HiddenFieldValues } | ExpressOrder

type Request = { context: SignedInContext; locale: Locale; parameters: AddressParameters }

/** What the page of the express checkout is drawn from: a new sign-in, the start, or the order. */
export async function loadExpress({
  context,
  locale,
  parameters,
}: Request): Promise<Result<Express, Problem>> {
  const now = Date.now()
  if (!(await hasRecentSignIn(cookieMapOf(await cookies()), now))) return ok({ state: 'signIn' })
  if (await hasOpenAttempt(context, now)) redirect(placingPath(locale))
  const read = await fetchActiveCartOnce(context)
  if (!read.ok) return read
  const cart = read.value
  if (cart === undefined || cart.entries.length === 0) redirect(cartPath(locale))
  await leadToHeldQuote(locale, cart)
  const open = openCheckoutStep(progressOf(cart))
  const hidden = withCartAccount(await newHiddenFields(context.user.id), cart)
  if (open !== 'review' && open !== 'payment') return ok({ state: 'start', hidden })
  const stops = open === 'review' ? { stops: whatStops(context, cart) } : {}
  const [choices, rejected] = await Promise.all([
    loadChoices(context, cart, now),
    rejectedFormOfPage(parameters).then(rejected => rejected ?? askedNumber(context, cart)),
  ])
  if (!choices.ok) return choices
  const { offers } = choices.value.payment
  // A card can be entered in the payment step only.
  if (offers.every(({ code }) => code === NEW_CARD)) redirect(await paymentStep(locale))
  const isComplete = open === 'review' && offers.some(({ code }) => code === codeOfCart(cart))
  const review = await loadReview({ context, cart, parameters, isComplete, ...stops })
  return ok({ state: 'order', ...choices.value, cart, hidden, review, isComplete, rejected })
}

/** The payment step, which says why the user was led there. */
const paymentStep = (locale: Locale): Promise<string> =>
  flashAddress(checkoutPath(locale, 'payment'), {
    tone: 'caution',
    message: getTranslator(locale, 'checkout')('express.missing.payment'),
  })
