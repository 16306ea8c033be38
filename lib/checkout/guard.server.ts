import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readSession } from '@/lib/session/session.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { draftOwnerOf } from '@/lib/steps/draft-cookie.server'
import { type CheckoutDraft, checkoutDrafts } from './checkout-drafts.server'
import { openCheckoutStep } from './checkout-flow'
import type { CheckoutPageStep } from './checkout-forms'
import { checkoutRedirect } from './checkout-redirect'
import { toHeldQuote } from './held-quote'
import { quoteHold } from './quote-hold'
import { fetchActiveCartOnce, type LoadedVisitor, loadVisitor, type Visitor } from './visitor.server'

type Customer = Extract<LoadedVisitor, { kind: 'customer' }>

type Outage = Extract<Visitor, { kind: 'unavailable' }>

export type CheckoutContext = Pick<Customer, 'context' | 'progress'> & {
  kind: 'open'
  cart: Cart
  draft: CheckoutDraft | undefined
  /** Sealed owner of the form. */
  formOwner: string
}

const visitorOfPage = cache(async (locale: Locale) =>
  loadVisitor(await readSession(), locale, fetchActiveCartOnce),
)

/**
 * Opens the page of a step. A visitor who may not enter it is redirected. An outage is
 * returned, so that the page shows it and no user counts as signed out. Runs once per request, because a
 * draft's errors are shown once.
 */
export const requireCheckoutStep = cache(
  async (locale: Locale, step: CheckoutPageStep): Promise<CheckoutContext | Outage> => {
    const visitor = await visitorOfPage(locale)
    if (visitor.kind === 'unavailable') return visitor
    const elsewhere = checkoutRedirect(locale, step, visitor)
    if (typeof elsewhere === 'object') redirect(elsewhere.to)
    if (elsewhere === 'empty') redirect(await emptyCartAddress(locale))
    if (visitor.kind === 'anonymous' || visitor.cart === undefined) throw new Error('the step is not open')
    await leadToHeldQuote(locale, visitor.cart)
    const { context, cart, progress } = visitor
    const sent = cookieMapOf(await cookies())
    const owner = await draftOwnerOf(context.user.id, sent)
    const [draft, formOwner] = await Promise.all([
      step === 'review' ? undefined : owner && checkoutDrafts.open(owner, step, sent),
      sealFormOwner(context.user.id),
    ])
    return { kind: 'open', context, cart, progress, draft, formOwner }
  },
)

/** Leads from the checkout to a quote that cannot be ordered; does nothing for any other cart. */
export async function leadToHeldQuote(locale: Locale, cart: Cart): Promise<void> {
  const held = quoteHold(cart)
  if (held === undefined) return
  const { href, flash } = toHeldQuote(locale, held)
  redirect(await flashAddress(href, flash))
}

/** The cart page, which says that there is nothing to check out. */
const emptyCartAddress = (locale: Locale): Promise<string> =>
  flashAddress(cartPath(locale), {
    tone: 'caution',
    message: getTranslator(locale, 'checkout')('notices.empty'),
  })

/** Leads from the bare address of the checkout to the step that is open. */
export async function leadToOpenStep(locale: Locale): Promise<Outage> {
  const visitor = await visitorOfPage(locale)
  if (visitor.kind === 'unavailable') return visitor
  if (visitor.kind === 'anonymous') redirect(loginPath(locale, checkoutPath(locale)))
  const { progress, cart } = visitor
  if (cart !== undefined) await leadToHeldQuote(locale, cart)
  return redirect(
    progress.hasLines ? checkoutPath(locale, openCheckoutStep(progress)) : await emptyCartAddress(locale),
  )
}
