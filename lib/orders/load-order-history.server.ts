import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import type { OrderHistoryList } from '@/lib/contract/commerce/order/order-history'
import { administeredOrganisations } from '@/lib/organisation/administered-organisations'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AskedOrders, ordersQuery } from './order-history-address'

/**
 * A page of orders; `hasScopes`: the user administers an organization, and may see the orders of colleagues.
 */
export type OrderHistoryData = { list: OrderHistoryList; hasScopes: boolean }

/** Loads a page of the order history; without the choice of a scope if organizations cannot be loaded. */
export async function loadOrderHistory(
  context: SignedInContext,
  asked: AskedOrders,
): Promise<Result<OrderHistoryData, Problem>> {
  const [list, organisations] = await Promise.all([
    listOrders(context, ordersQuery(asked)),
    listOrganisations(context, BESIDE_DEADLINE_MS),
  ])
  if (!list.ok) return list
  const hasScopes = administeredOrganisations(organisations.ok ? organisations.value : []).length > 0
  return ok({ list: list.value, hasScopes })
}
