import 'server-only'
import { z } from 'zod'
import { ADDRESS_REVIEW } from '@/lib/registration/review'
import { STEP_DRAFT } from '@/lib/steps/step-draft'
import { createStepDrafts } from '@/lib/steps/step-drafts.server'
import { isCode } from '@/lib/validation/codes'
import { ACCOUNT_FIELDS } from './account'
import { CHECKOUT_FORMS, type CheckoutForm } from './checkout-forms'
import { DELIVERY_FIELDS } from './delivery'
import { EXEMPTION_TEXTS } from './documents/exemption'
import { NEW_ADDRESS_FIELDS } from './new-address-fields'
import { PAYMENT_FIELDS } from './payment'
import { QUALIFIED_USER_FIELDS } from './qualified-user'
import { SHIPPING_FIELDS } from './shipping'

/** Input of a step that commerce has not accepted yet, with its errors. */
const DRAFT = z.object({
  ...STEP_DRAFT.shape,
  /** The question of the verification which address to use. */
  review: ADDRESS_REVIEW.exactOptional(),
  /** Fields that a change of country has emptied; shown once. */
  cleared: z
    .array(z.object({ name: z.enum(['region', 'postalCode']), country: z.string() }))
    .readonly()
    .exactOptional(),
})

export type CheckoutDraft = z.infer<typeof DRAFT>

const FIELDS: Readonly<Record<CheckoutForm, readonly string[]>> = {
  account: Object.keys(ACCOUNT_FIELDS),
  'qualified-user': Object.keys(QUALIFIED_USER_FIELDS),
  shipping: Object.keys(SHIPPING_FIELDS),
  delivery: Object.keys(DELIVERY_FIELDS),
  payment: [...Object.keys(PAYMENT_FIELDS), ...EXEMPTION_TEXTS, ...Object.keys(NEW_ADDRESS_FIELDS)],
}

/** The drafts of the checkout's forms. The version of a form is the account that it was filled in for. */
export const checkoutDrafts = createStepDrafts<CheckoutForm, CheckoutDraft>({
  prefix: 'draft/checkout',
  schema: DRAFT,
  once: ['errors', 'cleared', 'sameVisit'],
  fields: FIELDS,
  answers: { 'use-address': {}, reenter: {} },
  ofQuestion: ['review'],
  isVersion: isCode,
})

/** Drops what a user has typed into the checkout without saving it; it belongs to an order that is placed. */
export async function dropCheckoutDrafts(user: string): Promise<void> {
  await Promise.all(CHECKOUT_FORMS.map(form => checkoutDrafts.drop({ user }, form)))
}
