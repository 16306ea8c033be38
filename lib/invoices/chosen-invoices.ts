/** Field of the list that names a chosen invoice; one a choice. */
export const CHOSEN_INVOICE = 'invoice'

/** Most invoices that are chosen at once: those of a page. */
export const MOST_CHOSEN = 20
