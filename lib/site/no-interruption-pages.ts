const BUSY = /^\/(?:login|register)(?:\/|$)|^\/store\/(?:checkout|exp-checkout|invoices\/payment)(?:\/|$)/

/**
 * A page, as a path below its locale, in whose middle nobody is led away: what they began there would be
 * lost.
 */
export const isWithoutInterruptions = (page: string): boolean => BUSY.test(page)
