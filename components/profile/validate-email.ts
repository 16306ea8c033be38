import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { ValidateForm } from '@/components/form/enhanced/use-checked-fields'
import { checkNewEmail, EMAIL_FIELDS } from '@/lib/profile/email/email-fields'
import type { PasswordOwner } from '@/lib/validation/password'

/** The rules of a new email, for the account that it is to belong to. */
export const validateEmail = (owner: PasswordOwner): ValidateForm =>
  checkFormValues(EMAIL_FIELDS, form => checkNewEmail(form, owner))
