import { handleCancellation } from '@/lib/order-changes/handle-cancellation.server'

/** Cancels units of an order. */
export const POST = handleCancellation
