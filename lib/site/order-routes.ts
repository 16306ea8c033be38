import { storePath } from './routes.ts'
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
