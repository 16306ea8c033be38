import { handlePurchaseOrder } from '@/lib/checkout/documents/handle-purchase-order.server'

/** Adds, replaces or removes the document of a purchase order. */
export const POST = handlePurchaseOrder
