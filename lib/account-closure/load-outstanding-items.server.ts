import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listOpenReturns } from '@/lib/backends/commerce/returns.server'
import { invoicesAddress, invoicesQuery } from '@/lib/invoices/invoices-address'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/history/order-history-address'
import { OPEN_QUOTE_STATES } from '@/lib/quotes/open-quote-states'
import type { Problem, Result } from '@/lib/result/result'
import type { OutstandingItems } from './outstanding-items'

/** Loads what the question before an account is closed has to list (pages: Preferences). */
export async function loadOutstandingItems(context: SignedInContext): Promise<OutstandingItems> {
  const held = ordersQuery(orderHistoryAddress.parse({ status: 'held' }))
  const unpaid = invoicesQuery(invoicesAddress.parse({ status: 'unpaid' }))
  const [orders, invoices, quotes, returns] = await Promise.all([
    listOrders(context, held, 1),
    listInvoices(context, unpaid, 1),
    listQuotes(context, { page: 0, sort: 'byExpiry:asc', search: '', states: OPEN_QUOTE_STATES }),
    listOpenReturns(context),
  ])
  return {
    ordersOnHold: totalOf(orders),
    unpaidInvoices: totalOf(invoices),
    openQuotes: totalOf(quotes),
    returns: returns.ok ? returns.value.map(({ rma, order }) => ({ rma, order: order.code })) : undefined,
  }
}

const totalOf = (answer: Result<{ pagination: { totalResults: number } }, Problem>): number | undefined =>
  answer.ok ? answer.value.pagination.totalResults : undefined
