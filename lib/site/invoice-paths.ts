import { listFileAddress } from './list-address.ts'
import { PAYMENT_PARAMETER, SENT_PARAMETER } from './page-parameters.ts'
import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/** The list of invoices; without a sign-in, the form that looks one up. */
export const invoicesPath = (locale: Locale): string => storePath(locale, 'invoices')

/** The page of an invoice. */
export const invoicePath = (locale: Locale, number: string): string =>
  `${invoicesPath(locale)}/${encodeURIComponent(number)}`

/** The page on which selected invoices are paid. */
export const invoicePaymentPath = (locale: Locale): string => `${invoicesPath(locale)}/payment`

/** What has become of a payment of invoices. */
export const invoiceConfirmationPath = (locale: Locale): string =>
  `${invoicePaymentPath(locale)}/confirmation`

/** Handler of the form that pays invoices. */
export const invoicePaymentActionPath = (locale: Locale): string =>
  `/api/invoices/payments?${new URLSearchParams({ locale })}`

/** Tells the script of the waiting page what has become of an attempt to pay. */
export const invoiceAttemptPath = (
  locale: Locale,
  { key, sentAt }: { key: string; sentAt: number },
): string =>
  `/api/invoices/payments/attempt?${new URLSearchParams({
    locale,
    [PAYMENT_PARAMETER]: key,
    [SENT_PARAMETER]: String(Math.floor(sentAt / 1_000)),
  })}`

/** The receipt of a payment as PDF. */
export const invoiceReceiptPath = (locale: Locale, code: string): string =>
  `/api/invoices/payments/${encodeURIComponent(code)}/pdf?${new URLSearchParams({ locale })}`

/** Handler of the form that looks an invoice up without a sign-in. */
export const invoiceLookupActionPath = (locale: Locale): string =>
  `/api/invoices/lookup?${new URLSearchParams({ locale })}`

/** An invoice as PDF. */
export const invoiceFilePath = (locale: Locale, number: string): string =>
  `/api/invoices/${encodeURIComponent(number)}/pdf?${new URLSearchParams({ locale })}`

/** Handler that gives invoices as CSV: those that the list asks for, or those that are selected in it. */
export const INVOICES_CSV_PATH = '/api/invoices/csv'

/** The invoices of a page of the list, and of all pages of it, as CSV. */
export const invoicesCsvPath = (locale: Locale, listHref: string): string =>
  listFileAddress(INVOICES_CSV_PATH, locale, listHref)
