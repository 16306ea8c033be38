import type { OrderSummary } from '@/lib/contract/commerce/order/order-history'

/** The latest orders of a user, or that they cannot be loaded now. */
export type LatestOrdersView = readonly OrderSummary[] | 'unavailable'
