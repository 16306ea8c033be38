import type { orderHistoryAddress } from '@/lib/orders/order-history-address'

/** What the address of the order history asks for. */
export type AskedOrders = ReturnType<typeof orderHistoryAddress.parse>
