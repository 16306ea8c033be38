import 'server-only'
import { type Invoice, invoiceSchema } from '@/lib/contract/commerce/invoice/invoice'
import { type INVOICE_SORTS, invoiceListSchema } from '@/lib/contract/commerce/invoice/invoice-list'
import { callCommerce, type SignedInContext } from './commerce-call.server'

/** Which invoices are wanted; `page` counts from 0, days are yyyy-mm-dd. */
export type InvoicesQuery = {
  page: number
  sort: (typeof INVOICE_SORTS)[number]
  search: string
  statuses: readonly Invoice['status'][]
  organizationUid?: string
  issuedFrom?: string
  issuedUntil?: string
  amountFrom?: string
  amountUntil?: string
}

/** Invoices per page of the list. */
const INVOICES_PER_PAGE = 20

const INVOICES = ['users', 'current', 'invoices']

/** Lists a page of invoices, with what is open in all of them by age. */
export const listInvoices = (
  context: SignedInContext,
  { page, sort, search, statuses, ...filters }: InvoicesQuery,
  pageSize: number = INVOICES_PER_PAGE,
) =>
  callCommerce(context, {
    operation: 'listInvoices',
    method: 'GET',
    path: INVOICES,
    query: {
      currentPage: String(page),
      pageSize: String(pageSize),
      sort,
      fields: 'FULL',
      ...(search !== '' && { query: search }),
      ...(statuses.length > 0 && { status: statuses.join(',') }),
      ...filters,
    },
    schema: invoiceListSchema,
    anyCurrency: true,
  })

/** Fetches an invoice that the signed-in user may see; any other does not exist for commerce. */
export const fetchInvoice = (context: SignedInContext, number: string) =>
  callCommerce(context, {
    operation: 'fetchInvoice',
    method: 'GET',
    path: [...INVOICES, number],
    query: { fields: 'FULL' },
    schema: invoiceSchema,
    anyCurrency: true,
  })
