import { handleEmailActions } from '@/lib/profile/email/handle-email-actions.server'

/** Resends the link of a pending email change, or cancels the change (pages: Profile). */
export const POST = handleEmailActions
