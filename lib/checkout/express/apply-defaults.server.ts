import 'server-only'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Problem } from '@/lib/result/result'
import { checkoutDrafts } from '../checkout-drafts.server'
import { openCheckoutStep } from '../checkout-flow'
import { type CheckoutForm, isCheckoutForm } from '../checkout-forms'
import { progressOf } from '../progress'
import type { CheckoutRequest } from '../submit/checkout-request'
import { saveStep } from '../submit/submit-step.server'
import { defaultForm } from './default-form.server'

/** `refused`: what the user has chosen cannot be used. `missing`: a step has no default that is valid now. */
export type ExpressOutcome =
  | { kind: 'complete'; cart: Cart }
  | { kind: 'missing' | 'refused'; step: CheckoutForm }
  | { kind: 'failed'; problem: Problem }

/** Each step at most once: saving one never opens an earlier one again. */
const MOST_STEPS = 5

/** What the page does not ask for; a form without it would remove it from the cart. */
const keptBy = ({ receivingHours = '', vatNumber = '' }: Cart) => ({ receivingHours, vatNumber })

/** Settles the open steps of a cart by the user's defaults, one after the other. */
export async function applyDefaults(request: Omit<CheckoutRequest, 'form'>): Promise<ExpressOutcome> {
  let { cart } = request
  for (let settled = 0; settled <= MOST_STEPS; settled += 1) {
    const step = openCheckoutStep(progressOf(cart))
    if (!isCheckoutForm(step)) return { kind: 'complete', cart }
    const form = await defaultForm(step, { ...request, cart })
    if (!form.ok) return { kind: 'failed', problem: form.error }
    if (form.value === undefined) return { kind: 'missing', step }
    const outcome = await saveStep(step, { ...request, cart, form: { ...keptBy(cart), ...form.value } })
    if (outcome.kind === 'failed') return { kind: 'failed', problem: outcome.problem }
    if (outcome.kind !== 'saved') return { kind: 'missing', step }
    cart = outcome.saved.cart
  }
  throw new Error('a step of the checkout stays open')
}

/**
 * Saves one step as the user has chosen, and what that has opened again by their defaults. A choice that
 * cannot be used is kept for the page of its step, which says what is wrong with it.
 */
export async function changeStep(step: CheckoutForm, request: CheckoutRequest): Promise<ExpressOutcome> {
  const usual = await defaultForm(step, request)
  if (!usual.ok) return { kind: 'failed', problem: usual.error }
  const form = { ...keptBy(request.cart), ...usual.value, ...request.form }
  const outcome = await saveStep(step, { ...request, form })
  if (outcome.kind === 'failed') return { kind: 'failed', problem: outcome.problem }
  const { user, client } = request.context
  const owner = { user: user.id }
  if (outcome.kind === 'refused') {
    const sent = { owner, step, form, submissionKey: client.idempotencyKey }
    await checkoutDrafts.keep(sent, { errors: outcome.errors })
  }
  if (outcome.kind !== 'saved') return { kind: 'refused', step }
  await checkoutDrafts.drop(owner, step)
  return applyDefaults({ ...request, cart: outcome.saved.cart })
}
