import 'server-only'
import { listLatestOrders } from '@/lib/backends/commerce/orders.server'
import type { Customer } from '@/lib/session/customer.server'
import type { LatestOrdersView } from './latest-orders'

const LATEST_ORDERS = 3

/** Deadline of what is shown beside the page itself, which must not delay it. */
export const BESIDE_DEADLINE_MS = 1_500

/** The latest orders of a user, where a page has nothing else to show. */
export async function loadLatestOrders(customer: Customer): Promise<LatestOrdersView> {
  if (customer.kind !== 'signedIn') return []
  const listed = await listLatestOrders(customer.context, LATEST_ORDERS, BESIDE_DEADLINE_MS)
  return listed.ok ? listed.value.orders : 'unavailable'
}
