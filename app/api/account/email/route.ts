import { handleEmailForm } from '@/lib/profile/email/handle-email-form.server'

/** Begins a change of the signed-in user's email (pages: Profile). */
export const POST = handleEmailForm
