import { handleActivation } from '@/lib/order-changes/handle-activation.server'

/** Has the activation mail of an order sent again. */
export const POST = handleActivation
