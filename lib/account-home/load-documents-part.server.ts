import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listInvoices } from '@/lib/backends/commerce/invoices.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { invoicesAddress, invoicesQuery } from '@/lib/invoices/invoices-address'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/history/order-history-address'
import { OPEN_QUOTE_STATES } from '@/lib/quotes/open-quote-states'
import { type HomePart, knownOf } from './home-part'

type DocumentsPart = HomePart<'orders' | 'heldOrders' | 'quotes' | 'overdue' | 'savedCarts'>

/** Entries of each card. */
const SHOWN = 3

const NO_PARAMETERS = {}

/** The newest orders, those on hold, open quotes, overdue invoices and saved carts of the user. */
export async function loadDocumentsPart(context: SignedInContext): Promise<DocumentsPart> {
  const orders = ordersQuery(orderHistoryAddress.parse(NO_PARAMETERS))
  const invoices = invoicesQuery(invoicesAddress.parse(NO_PARAMETERS))
  const answers = await Promise.all([
    listOrders(context, orders, SHOWN),
    listOrders(context, { ...orders, statuses: ['ON_VALIDATION'] }, SHOWN),
    listQuotes(context, { page: 0, sort: 'byExpiry:asc', search: '', states: OPEN_QUOTE_STATES }),
    listInvoices(context, { ...invoices, statuses: ['OVERDUE'] }, SHOWN),
    listSavedCarts(context),
  ])
  const [newest, held, quotes, overdue, savedCarts] = answers
  return {
    shown: {
      orders: knownOf(newest),
      heldOrders: knownOf(held),
      quotes: knownOf(quotes),
      overdue: knownOf(overdue),
      savedCarts: knownOf(savedCarts),
    },
    answers,
  }
}
