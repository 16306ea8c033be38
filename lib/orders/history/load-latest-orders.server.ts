import 'server-only'
import { listLatestOrders } from '@/lib/backends/commerce/orders.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { Customer } from '@/lib/session/customer.server'
import type { LatestOrdersView } from './latest-orders'

const LATEST_ORDERS = 3

/** The latest orders of a user, where a page has nothing else to show. */
export async function loadLatestOrders(customer: Customer): Promise<LatestOrdersView> {
  if (customer.kind !== 'signedIn') return []
  const listed = await listLatestOrders(customer.context, LATEST_ORDERS, BESIDE_DEADLINE_MS)
  return listed.ok ? listed.value.orders : 'unavailable'
}
