import type { OrdersQuery } from '@/lib/backends/commerce/order-history.server'
import { ORDER_SORTS } from '@/lib/contract/commerce/order/order-history'
import { accountPath } from '@/lib/site/account-pages'
import { type ListQuery, listAddress } from '@/lib/site/list-address'

/** Groups of statuses by which the history is filtered; every status is in one of them. */
export const STATUS_GROUPS = {
  open: ['CREATED', 'READY'],
  held: ['ON_VALIDATION'],
  completed: ['COMPLETED'],
  cancelled: ['CANCELLED', 'CANCELLING'],
} as const satisfies Record<string, OrdersQuery['statuses']>

export type StatusGroup = keyof typeof STATUS_GROUPS

const GROUPS = Object.keys(STATUS_GROUPS) as readonly StatusGroup[]

/** Value of the filter for the orders of all organizations that the user administers. */
export const ORGANIZATION_SCOPE = 'organization'

/**
 * Addresses of the order history: whose orders, searched, filtered by status and days, and sorted
 * (pages: Order history).
 */
export const orderHistoryAddress = listAddress({
  path: locale => accountPath(locale, 'orderHistory'),
  sorts: ORDER_SORTS,
  filters: { scope: [ORGANIZATION_SCOPE], status: GROUPS, from: 'day', until: 'day' },
  hasSearch: true,
})

export type AskedOrders = ListQuery<(typeof ORDER_SORTS)[number], 'scope' | 'status' | 'from' | 'until'>

/** What an address asks commerce for. */
export function ordersQuery({ page, sort, search = '', filters }: AskedOrders): OrdersQuery {
  const { from, until } = filters
  const group = GROUPS.find(known => known === filters.status)
  return {
    page: page - 1,
    sort: sort ?? ORDER_SORTS[0],
    search,
    statuses: group === undefined ? [] : STATUS_GROUPS[group],
    isOfOrganizations: filters.scope === ORGANIZATION_SCOPE,
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  }
}
