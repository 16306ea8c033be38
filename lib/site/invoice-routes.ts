import { listFileAddress } from './list-address.ts'
import { storePath } from './routes.ts'
import type { Locale } from './sites.ts'

/** The list of invoices. */
export const invoicesPath = (locale: Locale): string => storePath(locale, 'invoices')

/** The page of an invoice. */
export const invoicePath = (locale: Locale, number: string): string =>
  `${invoicesPath(locale)}/${encodeURIComponent(number)}`

/** An invoice as PDF. */
export const invoiceFilePath = (locale: Locale, number: string): string =>
  `/api/invoices/${encodeURIComponent(number)}/pdf?${new URLSearchParams({ locale })}`

/** Handler that gives invoices as CSV: those that the list asks for, or those that are selected in it. */
export const INVOICES_CSV_PATH = '/api/invoices/csv'

/** The invoices of a page of the list, and of all pages of it, as CSV. */
export const invoicesCsvPath = (locale: Locale, listHref: string): string =>
  listFileAddress(INVOICES_CSV_PATH, locale, listHref)
