import type { RejectedForm } from '@/lib/forms/rejected-form.server'

/** What is kept of a password form that was not carried out: that it was this form. */
export const PASSWORD_FORM = { form: 'password' } as const

/** Whether a form that its page shows again is the one for the password. */
export const isPasswordForm = ({ fields }: RejectedForm): boolean => fields.form === PASSWORD_FORM.form
