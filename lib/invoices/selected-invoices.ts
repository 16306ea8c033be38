/** Field of the list's form with the number of a selected invoice; it is sent once for each. */
export const SELECTED_INVOICE = 'invoice'

/** Most invoices that are selected at once: those of a page. */
export const MOST_SELECTED = 20
