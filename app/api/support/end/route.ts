import { handleEnd } from '@/lib/support/handle-end.server'

/** Ends to act as a customer. */
export const POST = handleEnd
