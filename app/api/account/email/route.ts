import { handleEmailForm } from '@/lib/profile/email/handle-email-form.server'

/** Requests an email change for the signed-in user (pages: Profile). */
export const POST = handleEmailForm
