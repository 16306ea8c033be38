const URGENT =
  /^\/(?:login|register)(?:\/|$)|^\/store\/(?:cart|carts|checkout|exp-checkout|invoices|my-account|order-status|quick-order|quotes)(?:\/|$)/

/**
 * Whether a page (path below its locale) is one on which users act, such as sign-in or checkout. Under
 * overload it takes precedence over pages on which users browse.
 */
export const isUrgentPage = (page: string): boolean => URGENT.test(page)
