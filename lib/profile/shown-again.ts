import type { RejectedForm } from '@/lib/forms/rejected-form.server'

/** What is kept of a password form that was not carried out: that it was this form. */
export const PASSWORD_FORM = { form: 'password' } as const

/** The same mark of the form for the email, which is kept with what was typed. */
export const EMAIL_FORM = { form: 'email' } as const

/** Which of its forms the page shows again. */
export function formShownAgain({ fields }: RejectedForm): 'password' | 'email' | 'profile' {
  const { form } = fields
  return form === PASSWORD_FORM.form || form === EMAIL_FORM.form ? form : 'profile'
}
