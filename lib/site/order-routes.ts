import type { Locale } from './sites'

/** The PDF of the confirmation of an order. */
export const orderPdfPath = (locale: Locale, order: string): string =>
  `/api/orders/${encodeURIComponent(order)}/pdf?${new URLSearchParams({ locale })}`
