import { handleStart } from '@/lib/support/handle-start.server'

/** Begins to act as a customer. */
export const POST = handleStart
