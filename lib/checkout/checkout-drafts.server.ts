import 'server-only'
import { z } from 'zod'
import { isCode } from '@/lib/catalogue/codes'
import { STEP_DRAFT } from '@/lib/steps/step-draft'
import { createStepDrafts } from '@/lib/steps/step-drafts.server'
import { ACCOUNT_FIELDS } from './account'
import type { CheckoutForm } from './checkout-forms'

/** Input of a step that commerce has not accepted yet, with its errors. */
const DRAFT = z.object({ ...STEP_DRAFT.shape })

export type CheckoutDraft = z.infer<typeof DRAFT>

const FIELDS: Readonly<Record<CheckoutForm, readonly string[]>> = { account: Object.keys(ACCOUNT_FIELDS) }

/** The drafts of the checkout's forms. The version of a form is the account that it was filled in for. */
export const checkoutDrafts = createStepDrafts<CheckoutForm, CheckoutDraft>({
  prefix: 'draft/checkout',
  schema: DRAFT,
  once: ['errors', 'sameVisit'],
  fields: FIELDS,
  isVersion: isCode,
})
