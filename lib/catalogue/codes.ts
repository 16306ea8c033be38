/** Codes of orderable items are numbers of ten digits, as invoices print them; those of titles never are. */
export const isItemCode = (code: string): boolean => /^\d{10}$/.test(code)
