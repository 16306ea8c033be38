import { handleAgentSignOut } from '@/lib/support/handle-end.server'

/** Signs support staff out. */
export const POST = handleAgentSignOut
