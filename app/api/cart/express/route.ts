import { handleCartExpress } from '@/lib/checkout/express/handle-cart-express.server'

/** Saves the quantities of the cart, and goes through the checkout with the user's defaults. */
export const POST = handleCartExpress
