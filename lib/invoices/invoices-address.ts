import type { InvoicesQuery } from '@/lib/backends/commerce/invoices.server'
import { INVOICE_STATUSES } from '@/lib/contract/commerce/invoice/invoice'
import { INVOICE_SORTS } from '@/lib/contract/commerce/invoice/invoice-list'
import { invoicesPath } from '@/lib/site/invoice-paths'
import { type ListQuery, listAddress } from '@/lib/site/list-address'

/** Value of the filter for everything that is still to be paid. */
const UNPAID = 'unpaid'

const UNPAID_STATUSES = ['OPEN', 'PARTIALLY_PAID', 'OVERDUE'] as const

/** Values of the filter for the status, in the order of the choice. */
export const STATUS_FILTERS = [UNPAID, ...INVOICE_STATUSES] as const

/** Addresses of the list of invoices, found by a number, filtered and sorted (pages: Invoices). */
export const invoicesAddress = listAddress({
  path: invoicesPath,
  sorts: INVOICE_SORTS,
  filters: {
    status: STATUS_FILTERS,
    from: 'day',
    until: 'day',
    least: 'amount',
    most: 'amount',
    account: 'code',
  },
  hasSearch: true,
})

export type AskedInvoices = ListQuery<
  (typeof INVOICE_SORTS)[number],
  'status' | 'from' | 'until' | 'least' | 'most' | 'account'
>

/** What an address asks commerce for. */
export function invoicesQuery({ page, sort, search = '', filters }: AskedInvoices): InvoicesQuery {
  const { status, from, until, least, most, account } = filters
  const chosen = INVOICE_STATUSES.find(known => known === status)
  return {
    page: page - 1,
    sort: sort ?? INVOICE_SORTS[0],
    search,
    statuses: status === UNPAID ? UNPAID_STATUSES : chosen === undefined ? [] : [chosen],
    ...(from !== undefined && { issuedFrom: from }),
    ...(until !== undefined && { issuedUntil: until }),
    ...(least !== undefined && { amountFrom: least }),
    ...(most !== undefined && { amountUntil: most }),
    ...(account !== undefined && { organizationUid: account }),
  }
}
