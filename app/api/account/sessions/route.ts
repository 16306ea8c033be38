import { handleOtherSessions } from '@/lib/profile/handle-other-sessions.server'

/** Signs the user out everywhere else. */
export const POST = handleOtherSessions
