import type { SubmissionContext } from '@/lib/backends/commerce/commerce-call.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { Flash } from '@/lib/flash/flash'
import type { StepOutcome } from '@/lib/steps/handler/step-outcome'
import type { CheckoutDraft } from '../checkout-drafts.server'

/** A submitted step as what saves it receives it; origin, guard and size were checked. */
export type CheckoutRequest = {
  /** What the user typed; a form that answers a question takes it from the draft. */
  form: Readonly<Record<string, string>>
  /** Value of the button that was pressed; `save` by default. */
  intent: string
  /** The question that the form answers, from the draft. */
  review: CheckoutDraft['review']
  /** Time of the first submission, ISO 8601. */
  sentAt: string
  context: SubmissionContext
  cookies: CookieMap
  /** The cart before the step is saved. */
  cart: Cart
}

/** A saved step: the cart with it, and what the next page says has changed. */
export type SavedCheckoutStep = { cart: Cart; flash?: Flash | undefined }

export type CheckoutOutcome = StepOutcome<CheckoutDraft, SavedCheckoutStep>
