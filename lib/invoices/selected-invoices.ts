/** Most invoices that are selected at once: those of a page. */
export const MOST_SELECTED = 20
