import { handleOrderPurchaseOrder } from '@/lib/order-changes/handle-purchase-order.server'

/** Sends the purchase order that an order waits for. */
export const POST = handleOrderPurchaseOrder
