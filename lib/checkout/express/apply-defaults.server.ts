import 'server-only'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { Problem } from '@/lib/result/result'
import { checkoutDrafts } from '../checkout-drafts.server'
import { openCheckoutStep } from '../checkout-flow'
import { type CheckoutForm, isCheckoutForm } from '../checkout-forms'
import { progressOf } from '../progress'
import type { CheckoutRequest } from '../submit/checkout-request'
import { saveStep } from '../submit/submit-step.server'
import { defaultForm } from './default-form.server'
import { EXPRESS_FIELDS, type ExpressStep } from './express-steps'

/**
 * `cart` is as far as it was changed. `missing`: a step has no default that is valid now. `rejected`: what
 * was chosen cannot be used, with errors at fields of the page. `refused`: the page of the step says why not.
 * `busy`: another request has taken the cart over.
 */
export type ExpressOutcome = { cart: Cart } & (
  | { kind: 'complete' | 'busy' }
  | { kind: 'missing' | 'refused'; step: CheckoutForm }
  | { kind: 'rejected'; errors: FormErrors }
  | { kind: 'failed'; problem: Problem }
)

/** What is settled, while the lock of the cart is held; `lost` aborts if it is lost. */
type ExpressRequest = CheckoutRequest & { lost: AbortSignal }

/** Each step at most once: saving one never opens an earlier one again. */
const MOST_STEPS = 5

/** What the page does not ask for; a form without it would remove it from the cart. */
const keptBy = ({ receivingHours = '', vatNumber = '' }: Cart) => ({ receivingHours, vatNumber })

/** Settles the open steps of a cart by the user's defaults, one after the other. */
export async function applyDefaults(request: Omit<ExpressRequest, 'form'>): Promise<ExpressOutcome> {
  let { cart } = request
  for (let settled = 0; settled <= MOST_STEPS; settled += 1) {
    const step = openCheckoutStep(progressOf(cart))
    if (!isCheckoutForm(step)) return { kind: 'complete', cart }
    const form = await defaultForm(step, { ...request, cart })
    if (!form.ok) return { kind: 'failed', problem: form.error, cart }
    if (form.value === undefined) return { kind: 'missing', step, cart }
    if (request.lost.aborted) return { kind: 'busy', cart }
    const outcome = await saveStep(step, { ...request, cart, form: { ...keptBy(cart), ...form.value } })
    if (outcome.kind === 'failed') return { kind: 'failed', problem: outcome.problem, cart }
    if (outcome.kind !== 'saved') return { kind: 'missing', step, cart }
    cart = outcome.saved.cart
  }
  throw new Error('a step of the checkout stays open')
}

/**
 * Saves one step as the user has chosen, and what that has opened again by their defaults. A choice that
 * cannot be used changes nothing; where the page has no field for what is wrong with it, it is kept for the
 * page of its step.
 */
export async function changeStep(step: ExpressStep, request: ExpressRequest): Promise<ExpressOutcome> {
  const { cart, lost } = request
  const usual = await defaultForm(step, request)
  if (!usual.ok) return { kind: 'failed', problem: usual.error, cart }
  if (lost.aborted) return { kind: 'busy', cart }
  const form = { ...keptBy(cart), ...usual.value, ...request.form }
  const outcome = await saveStep(step, { ...request, form })
  const { user, client } = request.context
  const owner = { user: user.id }
  switch (outcome.kind) {
    case 'saved':
      await checkoutDrafts.drop(owner, step)
      return applyDefaults({ ...request, cart: outcome.saved.cart })
    case 'failed':
      return { kind: 'failed', problem: outcome.problem, cart }
    case 'refused': {
      const { errors } = outcome
      if (isOfPage(step, errors)) return { kind: 'rejected', errors, cart }
      await checkoutDrafts.keep({ owner, step, form, submissionKey: client.idempotencyKey }, { errors })
      return { kind: 'refused', step, cart }
    }
    default:
      return { kind: 'refused', step, cart }
  }
}

/** Whether everything that is wrong can be mended in the form of the page. */
const isOfPage = (step: ExpressStep, { fieldErrors, formErrors }: FormErrors): boolean => {
  const names: readonly string[] = EXPRESS_FIELDS[step]
  return formErrors.length === 0 && fieldErrors.every(({ name }) => names.includes(name))
}
