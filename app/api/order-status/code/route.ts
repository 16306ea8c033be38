import { handleOrderCode } from '@/lib/order-status/handle-lookup.server'

/** Opens an order with the mailed code. */
export const POST = handleOrderCode
