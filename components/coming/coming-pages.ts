/** A page of the store that has an address and a name, and opens later. */
export type ComingPage = (typeof COMING_PAGES)[number]['page']

/** Paths below the store prefix, as links name them; a path that is not here has no page. */
const COMING_PAGES = [
  { page: 'invoicePayment', path: 'invoices/payment' },
  { page: 'paymentConfirmation', path: 'invoices/payment/confirmation' },
] as const

/** Paths of all of them below the store prefix. */
export const COMING_PATHS: readonly string[] = COMING_PAGES.map(({ path }) => path)

export const findComingPage = (path: string): ComingPage | undefined =>
  COMING_PAGES.find(known => known.path === path)?.page
