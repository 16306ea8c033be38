import { handleReorder } from '@/lib/order-changes/handle-reorder.server'

/** Orders again what was ordered, or a part of it. */
export const POST = handleReorder
