import type { OrdersQuery } from '@/lib/backends/commerce/orders.server'
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

/** Addresses of the order history, which can be searched, filtered by status and sorted. */
export const orderHistoryAddress = listAddress({
  path: locale => accountPath(locale, 'orderHistory'),
  sorts: ORDER_SORTS,
  filters: { status: GROUPS },
  hasSearch: true,
})

type Asked = ListQuery<(typeof ORDER_SORTS)[number], 'status'>

/** What an address asks commerce for. */
export function ordersQuery({ page, sort, search = '', filters }: Asked): OrdersQuery {
  const group = GROUPS.find(known => known === filters.status)
  return {
    page: page - 1,
    sort: sort ?? ORDER_SORTS[0],
    search,
    statuses: group === undefined ? [] : STATUS_GROUPS[group],
  }
}
