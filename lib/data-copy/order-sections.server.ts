import 'server-only'
import { ACTIVE_CART } from '@/lib/backends/commerce/cart-ref'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchInvoice, listInvoices } from '@/lib/backends/commerce/invoices.server'
import { listOrders } from '@/lib/backends/commerce/order-history.server'
import { fetchOrder } from '@/lib/backends/commerce/orders.server'
import { fetchQuote, listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listAllReturns } from '@/lib/backends/commerce/returns.server'
import { fetchSavedCart, listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchCartIfThere } from '@/lib/cart/access/read-cart.server'
import { invoicesAddress, invoicesQuery } from '@/lib/invoices/invoices-address'
import { orderHistoryAddress, ordersQuery } from '@/lib/orders/history/order-history-address'
import { quotesAddress, quotesQuery } from '@/lib/quotes/quotes-address'
import type { Section } from './json-parts'
import { detailed, pagesOf, type Reader, wholeOf } from './sections.server'

/** Entries that are read at once, as many as commerce gives. */
const AT_ONCE = 100

/** What was ordered, with lines, addresses, notes and names of documents; what was returned and invoiced. */
export function orderSections(context: SignedInContext, reader: Reader): readonly Section[] {
  const askedOrders = ordersQuery(orderHistoryAddress.parse({}))
  const askedInvoices = invoicesQuery(invoicesAddress.parse({}))
  const ordered = new Set<string>()
  const orders = pagesOf(
    reader,
    page => listOrders(context, { ...askedOrders, page }, AT_ONCE),
    answer => {
      for (const { code } of answer.orders) ordered.add(code)
      return answer.orders
    },
  )
  const returns = pagesOf(
    reader,
    page => listAllReturns(context, page),
    answer => answer.returnRequests,
  )
  const invoices = pagesOf(
    reader,
    page => listInvoices(context, { ...askedInvoices, page }, AT_ONCE),
    // Administrators see those of their colleagues, too.
    answer =>
      answer.invoices.filter(
        ({ organization, orderCode = '' }) => organization === undefined || ordered.has(orderCode),
      ),
  )
  return [
    { name: 'orders', pages: () => detailed(reader, orders, ({ code }) => fetchOrder(context, code)) },
    { name: 'returns', pages: () => returns },
    {
      name: 'invoices',
      pages: () => detailed(reader, invoices, ({ invoiceNumber }) => fetchInvoice(context, invoiceNumber)),
    },
  ]
}

/** What may be ordered: quotes with their comments, saved carts, and the current cart. */
export function cartSections(context: SignedInContext, reader: Reader): readonly Section[] {
  const asked = quotesQuery(quotesAddress.parse({}))
  const quotes = pagesOf(
    reader,
    page => listQuotes(context, { ...asked, page }),
    answer => answer.quotes,
  )
  const saved = wholeOf(
    reader,
    () => listSavedCarts(context),
    carts => carts,
  )
  const cart = wholeOf(
    reader,
    () => fetchCartIfThere(context, ACTIVE_CART),
    found => (found === undefined ? [] : [found]),
  )
  return [
    { name: 'quotes', pages: () => detailed(reader, quotes, ({ code }) => fetchQuote(context, code)) },
    { name: 'savedCarts', pages: () => detailed(reader, saved, ({ code }) => fetchSavedCart(context, code)) },
    { name: 'cart', pages: () => cart },
  ]
}
