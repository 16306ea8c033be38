import { Hono } from 'hono'
import { customerContext } from '../carts/cart-context.ts'
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
import { requireOwnOrder } from '../orders/require-order.ts'
import { invoiceFile } from './invoice-file.ts'
import { invoicingOf } from './invoicing.ts'
import { orderInvoices } from './order-invoice.ts'

/** The invoices of an order as the engine tells of them, with their files. */
export const createOrderInvoiceRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const invoices = '/users/:user/orders/:order/invoices'
  routes.get(
    invoices,
    answering('SapInvoiceList', request => list(commerce, request)),
  )
  routes.get(`${invoices}/:invoice/download`, request => download(commerce, request))
  return routes
}

/** How the list can be sorted; with one invoice at most, any of them is the same. */
const SORTS = ['invoiceId', 'createdAt', 'netAmount', 'totalAmount']

const readSort = (request: CommerceRequest) => {
  const [code = '', direction = 'asc'] = (request.req.query('sort') ?? 'invoiceId:asc').split(':')
  if (!SORTS.includes(code) || !['asc', 'desc'].includes(direction))
    throw validationError([fieldFault('sort', 'invalid', 'Not a known order.')])
  return { code, asc: direction === 'asc' }
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const context = await customerContext(commerce, request)
  const all = orderInvoices(requireOwnOrder(context, pathSegment(request, 'order')), context.now)
  const sort = readSort(request)
  const page = readPage(request)
  const { currentPage, pageSize, totalPages, totalResults } = toPagination(page, all.length)
  return {
    body: {
      invoices: all.slice(currentPage * pageSize, (currentPage + 1) * pageSize),
      sorts: [sort],
      pagination: { count: pageSize, page: currentPage, totalCount: totalResults, totalPages },
    },
  }
}

/** `GET orders/{o}/invoices/{i}/download`: the PDF of an invoice. */
const download = async (commerce: Commerce, request: CommerceRequest): Promise<Response> => {
  const context = await customerContext(commerce, request)
  const order = requireOwnOrder(context, pathSegment(request, 'order'))
  const number = pathSegment(request, 'invoice')
  const invoicing = invoicingOf(order, context.now)
  if (invoicing?.number !== number)
    throw occError.unknownIdentifier('Invoice not found.', { subject: number, subjectType: 'Invoice' })
  return request.body(await invoiceFile(order, invoicing), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
    'x-content-type-options': 'nosniff',
  })
}
