import { handleEmailConfirmation } from '@/lib/profile/email/handle-email-confirmation.server'

/** Confirms an email change with the code from the mailed link (pages: Profile). */
export const POST = handleEmailConfirmation
