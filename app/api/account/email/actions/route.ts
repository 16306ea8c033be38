import { handleEmailActions } from '@/lib/profile/email/handle-email-actions.server'

/** Sends the link of a change of email again, or gives the change up (pages: Profile). */
export const POST = handleEmailActions
