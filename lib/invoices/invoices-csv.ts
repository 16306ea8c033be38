import type { Invoice } from '@/lib/contract/commerce/invoice/invoice'
import { csvSeparator, plainAmount } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { csvRows, toCsv } from '@/lib/text/csv'

const COLUMNS = [
  'number',
  'order',
  'purchaseOrder',
  'account',
  'issued',
  'due',
  'status',
  'total',
  'open',
  'currency',
] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** The beginning of a CSV file of invoices: its mark and the names of the columns. */
export const invoicesCsvHead = (locale: Locale): string => {
  const t = getTranslator(locale, 'invoices')
  return toCsv([COLUMNS.map(column => t(`columns.${column}`))], csvSeparator(locale))
}

/** Invoices as rows of a CSV file; dates are yyyy-mm-dd. */
export const invoicesCsvRows = (locale: Locale, invoices: readonly Invoice[]): string =>
  csvRows(
    invoices.map(invoice => {
      const row = rowOf(locale, invoice)
      return COLUMNS.map(column => row[column])
    }),
    csvSeparator(locale),
  )

const rowOf = (locale: Locale, invoice: Invoice): Row => ({
  number: invoice.invoiceNumber,
  order: invoice.orderCode ?? '',
  purchaseOrder: invoice.purchaseOrderNumber ?? '',
  account: invoice.organization?.name ?? '',
  issued: invoice.issuedOn,
  due: invoice.dueOn,
  status: getTranslator(locale, 'invoices')(`statuses.${invoice.status}`),
  total: plainAmount(locale, invoice.total),
  open: plainAmount(locale, invoice.open),
  currency: invoice.total.currencyIso,
})
