import { handlePlaceOrder } from '@/lib/orders/place-order-form.server'

/** Places the order that the review shows. */
export const POST = handlePlaceOrder
