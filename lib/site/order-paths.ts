import { accountDetailPath } from './account-pages.ts'
import { listFileAddress } from './list-address.ts'
import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/** The PDF of the confirmation of an order. */
export const orderPdfPath = (locale: Locale, order: string): string =>
  `/api/orders/${encodeURIComponent(order)}/pdf?${new URLSearchParams({ locale })}`

/** The checkout on one page, with the user's defaults. */
export const expressCheckoutPath = (locale: Locale): string => storePath(locale, 'exp-checkout')

/** Saves the quantities of the cart, and prepares the express checkout. */
export const cartExpressActionPath = (locale: Locale): string =>
  `/api/cart/express?${new URLSearchParams({ locale })}`

/** Prepares the express checkout, or changes a part of it. */
export const expressActionPath = (locale: Locale): string =>
  `/api/checkout-express?${new URLSearchParams({ locale })}`

const orderFile = (locale: Locale, order: string, file: string): string =>
  `/api/orders/${encodeURIComponent(order)}/${file}?${new URLSearchParams({ locale })}`

/** The packing list of an order as PDF. */
export const packingListPdfPath = (locale: Locale, order: string): string =>
  orderFile(locale, order, 'packing-list')

/** The invoice of an order as PDF. */
export const invoicePdfPath = (locale: Locale, order: string): string => orderFile(locale, order, 'invoice')

/** The return note of a return as PDF. */
export const returnNotePdfPath = (locale: Locale, code: string): string =>
  `/api/returns/${encodeURIComponent(code)}/note?${new URLSearchParams({ locale })}`

/** The orders of a page of the history, and of all pages after it, as CSV. */
export const ordersCsvPath = (locale: Locale, historyHref: string): string =>
  listFileAddress('/api/orders/csv', locale, historyHref)

const orderPage = (locale: Locale, code: string, part: string): string =>
  `${accountDetailPath(locale, 'orderHistory', code)}/${part}`

/** The page on which an order is ordered again. */
export const reorderPath = (locale: Locale, code: string): string => orderPage(locale, code, 'reorder')

/** The page on which items of an order are cancelled. */
export const orderCancellationPath = (locale: Locale, code: string): string =>
  orderPage(locale, code, 'cancel')

/** The page on which items of an order are returned. */
export const orderReturnPath = (locale: Locale, code: string): string => orderPage(locale, code, 'return')

/** Handler of what can be done with an order, by the name of the form. */
export const orderActionPath = (
  locale: Locale,
  form:
    | 'reorder'
    | 'cancellation'
    | 'returns'
    | 'purchase-order'
    | 'qualified-user'
    | 'certificate'
    | 'activation'
    | 'approval',
): string => `/api/orders/${form}?${new URLSearchParams({ locale })}`

/**
 * The status of an order without a sign-in: the question, the page for the `code`, or an order by its
 * number.
 */
export const orderStatusPath = (locale: Locale, part = ''): string =>
  storePath(locale, part === '' ? 'order-status' : `order-status/${encodeURIComponent(part)}`)

/** Handler of a form of the order status. */
export const orderStatusActionPath = (locale: Locale, form: 'lookup' | 'code'): string =>
  `/api/order-status/${form}?${new URLSearchParams({ locale })}`
