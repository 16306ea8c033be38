import { INVOICE_STATUSES } from '../../../lib/contract/commerce/invoice/invoice.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { fieldFault, validationError } from '../http/occ-error.ts'
import type { InvoiceFilter } from './invoice-list.ts'

/** Longer texts are cut, as no number is as long. */
const LONGEST_SEARCH = 40

const read = (request: CommerceRequest, name: string, pattern: RegExp): string | undefined => {
  const text = request.req.query(name)
  if (text === undefined || text === '') return undefined
  if (pattern.test(text)) return text
  throw validationError([fieldFault(name, 'invalid', 'The value is malformed.')])
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** An amount in units of its currency, in minor units. */
const readAmount = (request: CommerceRequest, name: string): number | undefined => {
  const text = read(request, name, /^\d{1,8}(?:\.\d{1,2})?$/)
  return text === undefined ? undefined : Math.round(Number(text) * 100)
}

const STATUS = new RegExp(`^(?:${INVOICE_STATUSES.join('|')})(?:,(?:${INVOICE_STATUSES.join('|')}))*$`)

/** The filter of a list of invoices; `organizationUid=personal` means those of no organization. */
export const readInvoiceFilter = (request: CommerceRequest): InvoiceFilter => ({
  statuses: read(request, 'status', STATUS)?.split(',') ?? [],
  search: (request.req.query('query') ?? '').trim().slice(0, LONGEST_SEARCH),
  organizationUid: read(request, 'organizationUid', /^[\w-]{1,64}$/),
  issuedFrom: read(request, 'issuedFrom', DAY),
  issuedUntil: read(request, 'issuedUntil', DAY),
  amountFrom: readAmount(request, 'amountFrom'),
  amountUntil: readAmount(request, 'amountUntil'),
})
