/** `/invoices` below a store prefix: the simplified mode, in which an invoice is paid without account. */
const INVOICES = /^\/store\/[^/]+\/[^/]+\/invoices(?:\/|$)/

/** Whether sessions have a life on this page (spec §4: not in the mode of simplified invoices). */
export const isTrackedPage = (path: string): boolean => !INVOICES.test(path)
