import 'server-only'
import { logger } from '@/lib/log/logger'
import type { Attempt } from '@/lib/steps/handler/step-forms'
import type { StepSubmission } from '@/lib/steps/handler/step-submission'
import { accountMark } from '../account'
import { type CheckoutDraft, checkoutDrafts } from '../checkout-drafts.server'
import type { CheckoutForm } from '../checkout-forms'
import { keepOwnChange } from '../review/reviewed.server'
import type { LoadedVisitor } from '../visitor.server'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { submitAccount } from './submit-account.server'
import { submitDelivery } from './submit-delivery.server'
import { submitPayment } from './submit-payment.server'
import { submitQualifiedUser } from './submit-qualified-user.server'
import { submitShipping } from './submit-shipping.server'
import { tellUnasked } from './unasked-fields.server'

const SUBMIT: Readonly<Record<CheckoutForm, (request: CheckoutRequest) => Promise<CheckoutOutcome>>> = {
  account: submitAccount,
  'qualified-user': submitQualifiedUser,
  shipping: submitShipping,
  delivery: submitDelivery,
  payment: submitPayment,
}

/** Saves a step from its form; a choice that is not one of the sender's is logged. */
export async function saveStep(step: CheckoutForm, request: CheckoutRequest): Promise<CheckoutOutcome> {
  const outcome = await SUBMIT[step](request)
  logForeignChoice(step, outcome)
  return tellUnasked(step, request, outcome)
}

/**
 * Saves a step of the wizard. A form that was filled in for another account than the cart has now, because
 * it was switched in another tab, is shown again: the order belongs to the account that the page names.
 */
export async function submitStep(
  {
    step,
    form,
    visitor,
    address,
    cookies,
    idempotencyKey,
    baseVersion,
  }: StepSubmission<CheckoutForm, LoadedVisitor>,
  { draft, sentAt }: Attempt<CheckoutDraft>,
): Promise<CheckoutOutcome> {
  if (visitor.kind === 'anonymous' || visitor.cart === undefined) throw new Error('the step is not open')
  const { context, cart } = visitor
  if (baseVersion !== undefined && baseVersion !== accountMark(cart)) return { kind: 'outdated' }
  const outcome = await saveStep(step, {
    form: { ...form, ...checkoutDrafts.typed(step, form, draft) },
    context: { ...context, client: { address, idempotencyKey } },
    cookies,
    cart,
    intent: form.intent ?? 'save',
    review: draft?.review,
    sentAt,
  })
  if (outcome.kind === 'saved') await keepOwnChange(context, cart, outcome.saved.cart)
  return outcome
}

/** Fields whose refusal says that the value is not one of the sender's. */
const FOREIGN: readonly string[] = ['unknownOption', 'notFound']

/**
 * A choice that is not the sender's: something of somebody else, or of a page that is old. Its value is not
 * logged.
 */
function logForeignChoice(step: CheckoutForm, outcome: CheckoutOutcome): void {
  if (outcome.kind !== 'refused') return
  const field = outcome.errors.fieldErrors.find(({ code }) => FOREIGN.includes(code))?.name
  if (field !== undefined) logger.warn({ step, field }, 'a choice was not one of its sender')
}
