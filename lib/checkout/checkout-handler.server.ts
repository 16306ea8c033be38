import 'server-only'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { defineStepForms } from '@/lib/steps/handler/define-step-forms.server'
import type { StepAccess, StepForms } from '@/lib/steps/handler/step-forms'
import type { StepSubmission } from '@/lib/steps/handler/step-submission'
import { type CheckoutDraft, checkoutDrafts } from './checkout-drafts.server'
import { openCheckoutStep, stepAfter } from './checkout-flow'
import { type CheckoutForm, isCheckoutForm } from './checkout-forms'
import { checkoutRedirect } from './checkout-redirect'
import { keepTypedExemption } from './documents/keep-typed-exemption.server'
import { withNotice } from './notices'
import { progressOf } from './progress'
import type { SavedCheckoutStep } from './submit/checkout-request'
import { submitStep } from './submit/submit-step.server'
import { type LoadedVisitor, loadVisitor, type Visitor } from './visitor.server'

/** The forms of the checkout, for their POST handler. */
const CHECKOUT_STEP_FORMS: StepForms<CheckoutForm, LoadedVisitor, CheckoutDraft, SavedCheckoutStep> = {
  name: 'checkout',
  isForm: isCheckoutForm,
  drafts: checkoutDrafts,
  formHref: checkoutPath,
  startHref: cartPath,
  isForAnonymous: () => false,
  needsSignIn: () => true,
  loadVisitor: (session, locale) => loadVisitor(session, locale),
  decide,
  otherAccountHref,
  submit: submitStep,
  next: async ({ locale, step, owner, form }, { cart, flash }) => {
    if (step === 'payment') await keepTypedExemption(owner, form)
    const next = checkoutPath(locale, stepAfter(step, progressOf(cart)))
    return { to: flash === undefined ? next : await flashAddress(next, flash), cookies: [] }
  },
}

/** Saves a step of the checkout. */
export const postCheckoutStep = defineStepForms(CHECKOUT_STEP_FORMS)

/** Whether the sender may save the step now; if not, the open step or the cart shows why. */
function decide({ locale, step, visitor }: StepSubmission<CheckoutForm, LoadedVisitor>): StepAccess {
  const elsewhere = checkoutRedirect(locale, step, visitor)
  if (elsewhere === undefined) return { kind: 'enter' }
  if (elsewhere === 'empty') return { kind: 'moved', to: cartPath(locale) }
  // The page of the step leads on to the quote, and says why.
  return { kind: 'moved', to: elsewhere === 'held' ? checkoutPath(locale, step) : elsewhere.to }
}

/** The open step of the user who is signed in now; its notice says that the form was not theirs. */
function otherAccountHref(locale: Locale, visitor: Visitor): string {
  const step = visitor.kind === 'customer' ? openCheckoutStep(visitor.progress) : 'account'
  return withNotice(checkoutPath(locale, step), 'otherAccount')
}
