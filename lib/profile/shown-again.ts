import type { RejectedForm } from '@/lib/forms/rejected-form.server'

/** Marks a rejected password form; its values are not stored. */
export const PASSWORD_FORM = { form: 'password' } as const

/** Marks a rejected email form; it is stored with its typed values. */
export const EMAIL_FORM = { form: 'email' } as const

/** Which form of the profile page was rejected and is shown again. */
export function formShownAgain({ fields }: RejectedForm): 'password' | 'email' | 'profile' {
  const { form } = fields
  return form === PASSWORD_FORM.form || form === EMAIL_FORM.form ? form : 'profile'
}
