import { handleAccountSwitch } from '@/lib/saved-carts/handle-account-switch.server'

/** Changes the account that the cart is for. */
export const POST = handleAccountSwitch
