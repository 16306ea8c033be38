import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { sortAccounts } from '@/lib/checkout/account'
import { openCheckoutStep } from '@/lib/checkout/checkout-flow'
import { loadDelivery } from '@/lib/checkout/load-delivery.server'
import { loadKnownAddresses } from '@/lib/checkout/load-known-addresses.server'
import { loadPayment, type Payment } from '@/lib/checkout/load-payment.server'
import { NEW_CARD } from '@/lib/checkout/payment'
import { isShipped, progressOf } from '@/lib/checkout/progress'
import { reviewCart } from '@/lib/checkout/review/reviewed.server'
import type { KnownAddress } from '@/lib/checkout/shipping'
import { fetchActiveCartOnce } from '@/lib/checkout/visitor.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Organization } from '@/lib/contract/commerce/organization'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { hasOpenAttempt } from '@/lib/orders/open-attempt.server'
import { openOrderCaptcha } from '@/lib/orders/order-captcha.server'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { hasRecentSignIn } from '@/lib/session/recent-sign-in.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, placingPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Choices = {
  accounts: readonly Organization[]
  addresses: readonly KnownAddress[]
  delivery: Loaded<typeof loadDelivery>
  payment: Payment
}

/** An order on one page; `isComplete`: it can be placed. Otherwise, only the way to pay is missing. */
export type ExpressOrder = {
  state: 'order'
  cart: Cart
  hidden: HiddenFieldValues
  review: Awaited<ReturnType<typeof reviewCart>>
  captcha: Awaited<ReturnType<typeof openOrderCaptcha>>
  isComplete: boolean
  choices: Choices
}

type Express = { state: 'signIn' } | { state: 'start'; hidden: HiddenFieldValues } | ExpressOrder

type Loaded<Load extends (...args: never) => Promise<unknown>> = Extract<
  Awaited<ReturnType<Load>>,
  { ok: true }
>['value']

/** What the page of the express checkout is drawn from: a new sign-in, the start, or the order. */
export async function loadExpress({
  context,
  locale,
}: {
  context: SignedInContext
  locale: Locale
}): Promise<Result<Express, Problem>> {
  const now = Date.now()
  const sent = cookieMapOf(await cookies())
  if (!(await hasRecentSignIn(sent, now))) return ok({ state: 'signIn' })
  if (await hasOpenAttempt(context, now)) redirect(placingPath(locale))
  const cart = await fetchActiveCartOnce(context)
  if (!cart.ok) return cart
  if (cart.value === undefined || cart.value.entries.length === 0) redirect(cartPath(locale))
  const open = openCheckoutStep(progressOf(cart.value))
  const hidden = await newHiddenFields(context.user.id)
  if (open !== 'review' && open !== 'payment') return ok({ state: 'start', hidden })
  const isComplete = open === 'review'
  const choices = await loadChoices(context, cart.value)
  if (!choices.ok) return choices
  const canChoosePayment = choices.value.payment.offers.some(({ code }) => code !== NEW_CARD)
  // A card can be entered in the payment step only.
  if (!isComplete && !canChoosePayment) redirect(await paymentStep(locale))
  const [review, captcha] = await Promise.all([
    reviewCart(context, cart.value, ''),
    openOrderCaptcha({ context, cookies: sent, now }),
  ])
  return ok({
    state: 'order',
    cart: cart.value,
    hidden,
    review,
    captcha,
    isComplete,
    choices: choices.value,
  })
}

/** The payment step, which says why the user was led there. */
const paymentStep = (locale: Locale): Promise<string> =>
  flashAddress(checkoutPath(locale, 'payment'), {
    tone: 'caution',
    message: getTranslator(locale, 'checkout')('express.missing.payment'),
  })

/** What can be chosen instead, part by part. */
async function loadChoices(context: SignedInContext, cart: Cart): Promise<Result<Choices, Problem>> {
  const [organizations, addresses, delivery, payment] = await Promise.all([
    listOrganisations(context),
    isShipped(cart) ? loadKnownAddresses(context, cart) : ok([]),
    loadDelivery(context, cart),
    loadPayment(context, cart),
  ])
  if (!organizations.ok) return organizations
  if (!addresses.ok) return addresses
  if (!delivery.ok) return delivery
  if (!payment.ok) return payment
  const accounts = sortAccounts(organizations.value).usable
  return ok({ accounts, addresses: addresses.value, delivery: delivery.value, payment: payment.value })
}
