import { handleOrderQualifiedUser } from '@/lib/order-changes/handle-qualified-user.server'

/** Names the qualified user that an order waits for. */
export const POST = handleOrderQualifiedUser
