const BUSY = /^\/(?:login|register)(?:\/|$)|^\/store\/(?:checkout|exp-checkout|invoices\/payment)(?:\/|$)/

/**
 * Whether a page (path below its locale) must not be left for a redirect: the user would lose what they have
 * begun there.
 */
export const isWithoutInterruptions = (page: string): boolean => BUSY.test(page)
