import type { ExpressStep } from '@/lib/checkout/express/express-steps'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'

type Rejected = {
  /** Whether the change of this part was not carried out. */
  isThis: boolean
  typed: Readonly<Record<string, string>>
  errors: readonly FieldRefusal[]
}

const NONE: Rejected = { isThis: false, typed: {}, errors: [] }

/** What was typed into the form of a part that was not carried out, and what is wrong with it. */
export const rejectedChange = (rejected: RejectedForm | undefined, step: ExpressStep): Rejected =>
  rejected?.fields.step === step
    ? { isThis: true, typed: rejected.fields, errors: rejected.errors.fieldErrors }
    : NONE
