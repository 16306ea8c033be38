import { CHECKOUT_STEP_IDS, type CheckoutStep } from '@/lib/site/checkout-steps'
import type { ClosedReason } from '@/lib/steps/decide-step'
import * as engine from '@/lib/steps/decide-step'
import type { Flow } from '@/lib/steps/flow'
import * as next from '@/lib/steps/next-step'
import type { StepRules } from '@/lib/steps/step-rules'

/** What commerce has accepted of a step; later steps need it. */
export type CheckoutFact = 'account' | 'qualifiedUser' | 'shipping' | 'delivery' | 'payment'

/** Progress of a user in the checkout; read fresh from their cart, never from the browser. */
export type CheckoutProgress = {
  facts: ReadonlySet<CheckoutFact>
  /** Steps that mean nothing for what is in the cart. */
  omitted: ReadonlySet<CheckoutStep>
  hasLines: boolean
}

/** The checkout as a wizard. A step that is edited from the review returns to it. */
export const CHECKOUT: StepRules<CheckoutStep, CheckoutFact, CheckoutProgress> = {
  steps: {
    account: { produces: 'account', reentry: 'always' },
    'qualified-user': { produces: 'qualifiedUser' },
    shipping: { produces: 'shipping' },
    delivery: { produces: 'delivery' },
    payment: { produces: 'payment' },
    review: { produces: null },
    confirmation: { produces: null, terminal: true },
  },
  start: 'account',
  end: 'confirmation',
  review: 'review',
  isFinished: ({ hasLines }) => !hasLines,
  maySeeEnd: () => true,
  mayRevisit: () => true,
  isOmitted: (step, { omitted }) => omitted.has(step),
}

export const CHECKOUT_FLOW: Flow<CheckoutStep> = CHECKOUT_STEP_IDS

/** Whether a step may be entered; if not, which one instead, or that there is nothing to check out. */
export type CheckoutDecision =
  | { kind: 'enter' }
  | { kind: 'redirect'; to: CheckoutStep; reason: ClosedReason }
  | { kind: 'nothing' }

/**
 * Decides whether a user may enter a step. The confirmation shows an order and has nothing to do with the
 * cart, which may be filled again.
 */
export function decideCheckout(step: CheckoutStep, progress: CheckoutProgress): CheckoutDecision {
  if (step === 'confirmation') return { kind: 'enter' }
  if (!progress.hasLines) return { kind: 'nothing' }
  // The first step is open always, except where it means nothing.
  if (step === CHECKOUT.start && progress.omitted.has(step))
    return { kind: 'redirect', to: openCheckoutStep(progress), reason: 'omitted' }
  return engine.decideStep(CHECKOUT, CHECKOUT_FLOW, step, progress)
}

/** The furthest step that is open, to which the bare address leads. */
export const openCheckoutStep = (progress: CheckoutProgress): CheckoutStep =>
  engine.latestStep(CHECKOUT, CHECKOUT_FLOW, progress)

/** The step after a saved one, by the progress that includes it. */
export const stepAfter = (step: CheckoutStep, progress: CheckoutProgress): CheckoutStep =>
  next.nextStep(CHECKOUT, CHECKOUT_FLOW, step, progress)
