import 'server-only'
import { type Order, orderSchema } from '@/lib/contract/commerce/order/order'
import { type ORDER_SORTS, orderHistorySchema } from '@/lib/contract/commerce/order/order-history'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { callCommerce, type SignedInContext } from './commerce-call.server'
import { fetchOrder } from './orders.server'

/** Which orders of the history are wanted; `page` counts from 0, days are yyyy-mm-dd. */
export type OrdersQuery = {
  page: number
  sort: (typeof ORDER_SORTS)[number]
  search: string
  statuses: readonly Order['status'][]
  /** Those of all organizations that the user administers, whoever has placed them. */
  isOfOrganizations: boolean
  from?: string
  until?: string
}

/** Orders per page of the history. */
const ORDERS_PER_PAGE = 20

const OWN = ['users', 'current', 'orders']
const OF_ORGANIZATIONS = ['orgUsers', 'current', 'orgUnits', 'orders']

/** Lists a page of orders; search and days are an extension of ours. */
export const listOrders = (
  context: SignedInContext,
  { page, sort, search, statuses, isOfOrganizations, from, until }: OrdersQuery,
  pageSize: number = ORDERS_PER_PAGE,
) =>
  callCommerce(context, {
    operation: isOfOrganizations ? 'listOrganizationOrders' : 'listOrders',
    method: 'GET',
    path: isOfOrganizations ? OF_ORGANIZATIONS : OWN,
    query: {
      currentPage: String(page),
      pageSize: String(pageSize),
      sort,
      fields: 'FULL',
      ...(search !== '' && { query: search }),
      ...(statuses.length > 0 && { statuses: statuses.join(',') }),
      ...(from !== undefined && { createdFrom: from }),
      ...(until !== undefined && { createdUntil: until }),
    },
    schema: orderHistorySchema,
  })

/** An order that a user may see; `isOwn`: they have placed it, and can change it. */
export type VisibleOrder = { order: Order; isOwn: boolean }

/**
 * Fetches an order that the user may see: their own, or one of an organization that they administer. Any
 * other does not exist for commerce.
 */
export async function fetchVisibleOrder(
  context: SignedInContext,
  code: string,
): Promise<Result<VisibleOrder, Problem>> {
  const own = await fetchOrder(context, code)
  if (own.ok) return ok({ order: own.value, isOwn: true })
  if (own.error.code !== 'UnknownIdentifierError') return own
  const ofOrganization = await callCommerce(context, {
    operation: 'fetchOrganizationOrder',
    method: 'GET',
    path: [...OF_ORGANIZATIONS, code],
    query: { fields: 'FULL' },
    schema: orderSchema,
  })
  return ofOrganization.ok ? ok({ order: ofOrganization.value, isOwn: false }) : own
}
