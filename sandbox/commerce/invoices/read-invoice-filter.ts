import { INVOICE_STATUSES } from '../../../lib/contract/commerce/invoice/invoice.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { readSearch } from '../http/paging.ts'
import { readAmount, readDay, readPattern } from '../http/read-query.ts'
import type { InvoiceFilter } from './invoice-list.ts'

/** Longer texts are cut, as no number is as long. */
const LONGEST_SEARCH = 40

const STATUS = new RegExp(`^(?:${INVOICE_STATUSES.join('|')})(?:,(?:${INVOICE_STATUSES.join('|')}))*$`)

/** The filter of a list of invoices; `organizationUid=personal` means those of no organization. */
export const readInvoiceFilter = (request: CommerceRequest): InvoiceFilter => ({
  statuses: readPattern(request, 'status', STATUS)?.split(',') ?? [],
  search: readSearch(request, LONGEST_SEARCH),
  organizationUid: readPattern(request, 'organizationUid', /^[\w-]{1,64}$/),
  issuedFrom: readDay(request, 'issuedFrom'),
  issuedUntil: readDay(request, 'issuedUntil'),
  amountFrom: readAmount(request, 'amountFrom'),
  amountUntil: readAmount(request, 'amountUntil'),
})
