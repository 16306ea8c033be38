import { handleOrderLookup } from '@/lib/order-status/handle-lookup.server'

/** Asks for an order without a sign-in. */
export const POST = handleOrderLookup
