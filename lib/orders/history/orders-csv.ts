import type { OrderSummary } from '@/lib/contract/commerce/order/order-history'
import { csvSeparator, plainAmount } from '@/lib/format/plain-amount'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { csvRows, toCsv } from '@/lib/text/csv'

const COLUMNS = [
  'code',
  'date',
  'status',
  'purchaseOrder',
  'by',
  'for',
  'qualifiedUser',
  'total',
  'currency',
  'shipped',
  'parcels',
  'invoice',
  'quote',
] as const

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>

/** The beginning of a CSV file of orders: its mark and the names of the columns. */
export const ordersCsvHead = (locale: Locale): string => {
  const t = getTranslator(locale, 'orders')
  return toCsv([COLUMNS.map(column => t(`history.columns.${column}`))], csvSeparator(locale))
}

/** Orders as rows of a CSV file; dates are yyyy-mm-dd. */
export const ordersCsvRows = (locale: Locale, orders: readonly OrderSummary[]): string =>
  csvRows(
    orders.map(order => {
      const row = rowOf(locale, order)
      return COLUMNS.map(column => row[column])
    }),
    csvSeparator(locale),
  )

const DAY_CHARACTERS = 10

function rowOf(locale: Locale, order: OrderSummary): Row {
  const { code, placed, status, total, parcels, orgUnit, orgCustomer, qualifiedUser } = order
  return {
    code,
    date: placed.slice(0, DAY_CHARACTERS),
    status: getTranslator(locale, 'orders')(`history.statuses.${status}`),
    purchaseOrder: order.purchaseOrderNumber ?? '',
    by: orgCustomer?.name ?? '',
    for: orgUnit?.name ?? '',
    qualifiedUser: qualifiedUser?.name ?? '',
    total: plainAmount(locale, total),
    currency: total.currencyIso,
    shipped: parcels === undefined ? '' : String(parcels.shipped),
    parcels: parcels === undefined ? '' : String(parcels.total),
    invoice: order.invoiceNumber ?? '',
    quote: order.sapQuoteCode ?? '',
  }
}
