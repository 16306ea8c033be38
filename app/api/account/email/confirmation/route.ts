import { handleEmailConfirmation } from '@/lib/profile/email/handle-email-confirmation.server'

/** Changes the email by the code of the mailed link (pages: Profile). */
export const POST = handleEmailConfirmation
