import { Hono } from 'hono'
import { INVOICE_SORTS } from '../../../lib/contract/commerce/invoice/invoice-list.ts'
import { isoDay } from '../../iso-day.ts'
import { type CustomerContext, customerContext } from '../carts/cart-context.ts'
import type { Commerce } from '../commerce.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readPage, toPagination } from '../http/paging.ts'
import { settleOrders } from '../orders/settle-orders.ts'
import { listOpenCredits } from './credit-store.ts'
import { countInvoices, type InvoiceSort, listInvoices, sumAgeing } from './invoice-list.ts'
import {
  type InvoiceScope,
  invoiceScope,
  isPayable,
  isVisible,
  lockedOrganizations,
} from './invoice-scope.ts'
import { findAnyInvoice, listSettlements } from './invoice-store.ts'
import { readInvoiceFilter } from './read-invoice-filter.ts'
import { toAgeing, toCredit, toInvoice, toPaymentsOf } from './to-invoice.ts'

/** Invoices and credit notes of a customer, and of the organizations whose administrator they are. */
export const createInvoiceRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/invoices',
    answering('InvoiceList', request => list(commerce, request)),
  )
  routes.get(
    '/users/:user/invoices/:invoice',
    answering('Invoice', request => show(commerce, request)),
  )
  routes.get(
    '/users/:user/invoiceCredits',
    answering('InvoiceCreditList', request => listCredits(commerce, request)),
  )
  return routes
}

/** The customer, and what they may see, with the invoices that the clock has made by now. */
export const billingContext = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<CustomerContext & { scope: InvoiceScope; today: string }> => {
  const context = await customerContext(commerce, request)
  settleOrders(commerce, context.now, { site: context.audience.site })
  return { ...context, scope: invoiceScope(context), today: isoDay(context.now) }
}

const isSort = (text: string): text is InvoiceSort => INVOICE_SORTS.some(sort => sort === text)

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database, market, scope, today, customer } = await billingContext(commerce, request)
  const sort = request.req.query('sort') ?? 'byDueDate:asc'
  if (!isSort(sort)) throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  const page = readPage(request)
  const asked = { scope, today, filter: readInvoiceFilter(request) }
  const { currentPage, pageSize: size } = page
  const invoices = listInvoices(database, asked, { sort, start: currentPage * size, size })
  return {
    body: {
      invoices: invoices.map(invoice =>
        toInvoice(market, invoice, { today, mayPay: isPayable(scope, invoice) }),
      ),
      sorts: INVOICE_SORTS.map(code => ({ code, selected: code === sort })),
      pagination: toPagination(page, countInvoices(database, asked), sort),
      ageing: sumAgeing(database, scope, today).map(sums => toAgeing(market, sums)),
      lockedOrganizations: lockedOrganizations(database, customer.customerId),
    },
  }
}

const show = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database, market, scope, today } = await billingContext(commerce, request)
  const text = pathSegment(request, 'invoice')
  const invoice = findAnyInvoice(database, text)
  if (invoice === undefined || !isVisible(scope, invoice))
    throw occError.notFound('There is no such invoice.', { reason: 'notFound', subject: text })
  return {
    body: {
      ...toInvoice(market, invoice, { today, mayPay: isPayable(scope, invoice) }),
      payments: toPaymentsOf(market, invoice.currency, listSettlements(database, invoice.number)),
    },
  }
}

const listCredits = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { database, market, scope } = await billingContext(commerce, request)
  return { body: { credits: listOpenCredits(database, scope).map(credit => toCredit(market, credit)) } }
}
