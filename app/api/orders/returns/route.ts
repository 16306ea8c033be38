import { handleReturns } from '@/lib/order-changes/handle-returns.server'

/** Requests a return of units of an order, or takes one back. */
export const POST = handleReturns
