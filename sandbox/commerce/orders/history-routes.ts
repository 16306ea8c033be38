import { Hono } from 'hono'
import { ORDER_SORTS } from '../../../lib/contract/commerce/order/order-history.ts'
import { type CustomerContext, customerContext, shelfOf } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readPage, readSearch, toPagination } from '../http/paging.ts'
import { overseenOrganizations } from '../organizations/approvers.ts'
import { isApprovable } from './approval-routes.ts'
import { countOrders, isOrderSort, listOrders, type OrderScope } from './order-list.ts'
import { requireOwnOrder } from './require-order.ts'
import { requireOverseenOrder } from './require-overseen-order.ts'
import { settleOrders } from './settle-orders.ts'
import { toOrder, toOrderSummary } from './to-order.ts'
import { consignmentTracking } from './tracking-call.ts'

/** Orders of a customer, and of the organizations whose administrator or approver they are. */
export const createOrderHistoryRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const organization = '/orgUsers/:user/orgUnits/orders'
  routes.get(
    organization,
    answering('OrderHistoryList', request => listOfOrganizations(commerce, request)),
  )
  routes.get(
    `${organization}/:order`,
    answering('Order', request => showOfOrganizations(commerce, request)),
  )
  for (const users of ['/users/:user', '/orgUsers/:user']) {
    routes.get(
      `${users}/orders`,
      answering('OrderHistoryList', request => listOwn(commerce, request)),
    )
    routes.get(
      `${users}/orders/:order`,
      answering('Order', request => showOwn(commerce, request)),
    )
    routes.get(
      `${users}/orders/:order/consignments/:consignment/tracking`,
      answering('ConsignmentTracking', consignmentTracking(commerce)),
    )
  }
  return routes
}

const showOwn = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  settleOrders(commerce, context.now, shelfOf(context))
  return { body: toOrder(requireOwnOrder(context, pathSegment(request, 'order')), context.now) }
}

const listOwn = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  settleOrders(commerce, context.now, shelfOf(context))
  return list(context, request, shelfOf(context))
}

/** Throws unless the customer is administrator or approver of an organization. */
const requireOverseen = ({ database, customer }: CustomerContext): readonly string[] => {
  const organizations = overseenOrganizations(database, customer.customerId)
  if (organizations.length === 0)
    throw occError.forbidden('Only administrators and approvers see orders of others.')
  return organizations
}

const UNIT_FILTER = /:unit:([\w-]+)/

const listOfOrganizations = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const overseen = requireOverseen(context)
  settleOrders(commerce, context.now, { site: context.audience.site })
  const [, unit] = UNIT_FILTER.exec(request.req.query('filters') ?? '') ?? []
  const organizations = unit === undefined ? overseen : overseen.filter(uid => uid === unit)
  return list(context, request, { site: context.audience.site, organizations })
}

const showOfOrganizations = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  requireOverseen(context)
  settleOrders(commerce, context.now, { site: context.audience.site })
  const order = requireOverseenOrder(context, pathSegment(request, 'order'))
  // Only who has placed an order can change it.
  const approvable = isApprovable(context, order)
  return {
    body: {
      ...toOrder(order, context.now),
      cancellable: false,
      returnable: false,
      ...(approvable && { approvable }),
    },
  }
}

const DAY_MS = 86_400_000

/** A day of the query (yyyy-mm-dd, our extension) as the moment at which it begins. */
const readDay = (request: CommerceRequest, name: string): number | undefined => {
  const text = request.req.query(name)
  if (text === undefined) return undefined
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) throw validationError([fieldFault(name, 'invalid', 'A day is expected.')])
  return moment
}

const readFilter = (request: CommerceRequest) => {
  const until = readDay(request, 'createdUntil')
  return {
    statuses: request.req.query('statuses')?.split(',').filter(Boolean) ?? [],
    search: readSearch(request),
    from: readDay(request, 'createdFrom'),
    until: until === undefined ? undefined : until + DAY_MS,
  }
}

const list = (context: CustomerContext, request: CommerceRequest, scope: OrderScope): Answer => {
  const { database, now, customer } = context
  const sort = request.req.query('sort') ?? 'byDate'
  if (!isOrderSort(sort)) throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  const page = readPage(request)
  const { currentPage, pageSize: size } = page
  const filter = readFilter(request)
  const orders = listOrders(database, scope, { ...filter, sort, start: currentPage * size, size })
  const totalResults = countOrders(database, scope, filter)
  // Asked for with HEAD, only the number is of interest.
  request.header('x-total-count', String(totalResults))
  return {
    body: {
      orders: orders.map(order => toOrderSummary(order, now, 'organizations' in scope)),
      sorts: ORDER_SORTS.map(code => ({ code, selected: code === sort })),
      pagination: toPagination(page, totalResults, sort),
      organizationScope: overseenOrganizations(database, customer.customerId).length > 0,
    },
  }
}
