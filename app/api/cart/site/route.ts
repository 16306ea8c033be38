import { handleSiteSwitch } from '@/lib/cart/site/handle-site-switch.server'

/** Goes on to another regional site, after the question what becomes of the cart. */
export const POST = handleSiteSwitch
