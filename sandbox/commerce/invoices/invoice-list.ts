import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { INVOICE_SORTS } from '../../../lib/contract/commerce/invoice/invoice-list.ts'
import { SELECT_INVOICES, type StoredInvoice, statusColumn, toStoredInvoice } from './invoice-row.ts'
import { type InvoiceScope, inScope, scopeValues } from './invoice-scope.ts'

export type InvoiceSort = (typeof INVOICE_SORTS)[number]

const COLUMNS = { byDueDate: 'due_on', byIssueDate: 'issued_on', byNumber: 'number', byAmount: 'total' }

/** Which invoices are wanted; an empty text and no status mean all. Amounts in minor units. */
export type InvoiceFilter = {
  statuses: readonly string[]
  /** The number of the invoice, its first or last digits, or that of its order or purchase order. */
  search: string
  organizationUid: string | undefined
  issuedFrom: string | undefined
  issuedUntil: string | undefined
  amountFrom: number | undefined
  amountUntil: number | undefined
}

export type InvoicePage = { sort: InvoiceSort; start: number; size: number }

type Asked = { scope: InvoiceScope; filter: InvoiceFilter; today: string }

const CONDITION = `${inScope('visible')} AND (:search = ''
    OR substr(number, 1, length(:search)) = :search OR substr(number, -length(:search)) = :search
    OR CAST(order_code AS TEXT) = :search OR lower(coalesce(purchase_order_number, '')) = :search)
  AND (:statuses = '[]' OR ${statusColumn(':today')} IN (SELECT value FROM json_each(:statuses)))
  AND (:organization = '' OR coalesce(organization_uid, 'personal') = :organization)
  AND issued_on BETWEEN :issuedFrom AND :issuedUntil AND total BETWEEN :amountFrom AND :amountUntil`

const valuesOf = ({ scope, filter, today }: Asked) => ({
  ...scopeValues(scope),
  today,
  search: filter.search.toLowerCase(),
  statuses: JSON.stringify(filter.statuses),
  organization: filter.organizationUid ?? '',
  issuedFrom: filter.issuedFrom ?? '',
  issuedUntil: filter.issuedUntil ?? '9999-12-31',
  amountFrom: filter.amountFrom ?? 0,
  amountUntil: filter.amountUntil ?? Number.MAX_SAFE_INTEGER,
})

const orderOf = (sort: InvoiceSort): string => {
  const [name, direction] = sort.split(':')
  const column = Object.entries(COLUMNS).find(([known]) => known === name)?.[1] ?? 'number'
  return `${column} ${direction === 'desc' ? 'DESC' : 'ASC'}, number ${direction === 'desc' ? 'DESC' : 'ASC'}`
}

/** One page of invoices. */
export const listInvoices = (
  database: DatabaseSync,
  asked: Asked,
  { sort, start, size }: InvoicePage,
): StoredInvoice[] =>
  database
    .prepare(`${SELECT_INVOICES} WHERE ${CONDITION} ORDER BY ${orderOf(sort)} LIMIT :size OFFSET :start`)
    .all({ ...valuesOf(asked), size, start })
    .map(toStoredInvoice)

/** How many invoices all pages have together. */
export const countInvoices = (database: DatabaseSync, asked: Asked): number =>
  Number(
    database
      .prepare(`SELECT count(*) AS total FROM commerce_invoices WHERE ${CONDITION}`)
      .get(valuesOf(asked))?.total,
  )

const sumSchema = z.object({
  currency: z.string(),
  current: z.number(),
  days1To30: z.number(),
  days31To60: z.number(),
  days61To90: z.number(),
  over90: z.number(),
  credit: z.number(),
})

const DAYS = '(julianday(:today) - julianday(due_on))'

const openWhere = (condition: string): string => `coalesce(sum(open) FILTER (WHERE ${condition}), 0)`

/** What invoices have open in each currency, by the days since they were due, and what credit notes have. */
export const sumAgeing = (database: DatabaseSync, scope: InvoiceScope, today: string) =>
  database
    .prepare(
      `SELECT currency, ${openWhere(`${DAYS} <= 0`)} AS current,
         ${openWhere(`${DAYS} BETWEEN 1 AND 30`)} AS days1To30,
         ${openWhere(`${DAYS} BETWEEN 31 AND 60`)} AS days31To60,
         ${openWhere(`${DAYS} BETWEEN 61 AND 90`)} AS days61To90,
         ${openWhere(`${DAYS} > 90`)} AS over90,
         (SELECT coalesce(sum(open), 0) FROM commerce_invoice_credits AS credits
          WHERE credits.currency = commerce_invoices.currency AND ${inScope('payable')}) AS credit
       FROM commerce_invoices WHERE ${inScope('visible')} GROUP BY currency ORDER BY sum(open) DESC, currency`,
    )
    .all({ ...scopeValues(scope), today })
    .map(row => sumSchema.parse(row))
