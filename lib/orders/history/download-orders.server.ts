import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { pagedCsv } from '@/lib/handlers/paged-csv.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { Problem, Result } from '@/lib/result/result'
import { type AskedOrders, ordersQuery } from './order-history-address'
import { ordersCsvHead, ordersCsvRows } from './orders-csv'

/** Orders that are read at once, as many as commerce gives. */
const ORDERS_AT_ONCE = 100

/** All orders that a page of the history is part of, as a CSV file. */
export const downloadOrders = (
  context: SignedInContext,
  asked: AskedOrders,
): Promise<Result<Response, Problem>> =>
  pagedCsv({
    name: getTranslator(context.locale, 'orders')('history.csvName'),
    head: ordersCsvHead(context.locale),
    read: page => listOrders(context, { ...ordersQuery(asked), page }, ORDERS_AT_ONCE),
    rows: ({ orders }) => ordersCsvRows(context.locale, orders),
  })
