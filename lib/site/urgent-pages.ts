const URGENT =
  /^\/(?:login|register)(?:\/|$)|^\/store\/(?:cart|carts|checkout|exp-checkout|invoices|my-account|order-status|quick-order|quotes)(?:\/|$)/

/**
 * A page, as a path below its locale, on which people do what they came for. Where there is more to do than
 * can be done, it goes before pages on which people look around.
 */
export const isUrgentPage = (page: string): boolean => URGENT.test(page)
