import { handleQuickOrder } from '@/lib/quick-order/handle-quick-order.server'

/** A submitted list of item numbers. */
export const POST = handleQuickOrder
