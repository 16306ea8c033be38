import { handleOrderApproval } from '@/lib/order-changes/handle-approval.server'

/** Approves or declines an order of a colleague. */
export const POST = handleOrderApproval
