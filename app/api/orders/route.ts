import { handlePlaceOrder } from '@/lib/orders/placing/place-order-form.server'

/** Places the order that the review shows. */
export const POST = handlePlaceOrder
