import { toPrice } from '../catalogue/products/money.ts'
import { orderMarket } from '../orders/order-market.ts'
import type { StoredOrder } from '../orders/order-row.ts'
import { toWireDate } from '../wire-date.ts'
import { invoicedTotal, invoicingOf } from './invoicing.ts'

/** The invoice of an order in the engine's form, of which there is one at most. */
export function orderInvoices(order: StoredOrder, now: number) {
  const invoicing = invoicingOf(order, now)
  if (invoicing === undefined) return []
  const market = orderMarket(order)
  const total = invoicedTotal(order)
  return [
    {
      invoiceId: invoicing.number,
      createdAt: toWireDate(invoicing.issuedAt),
      netAmount: toPrice(market, total - invoicedTax(order)),
      totalAmount: toPrice(market, total),
    },
  ]
}

/** The tax of what is left of an order; units are cancelled with their share of it. */
export const invoicedTax = (order: StoredOrder): number =>
  order.total === 0 ? 0 : Math.round((order.tax * invoicedTotal(order)) / order.total)
