/** Codes of orderable items are numbers of ten digits, as on invoices; codes of titles never are. */
export const isItemCode = (code: string): boolean => /^\d{10}$/.test(code)

/** A code of dots alone would be a relative path segment. */
const CODE = /^(?!\.+$)[\w.-]{1,64}$/

/** Whether a text can be a code of commerce: of a title, an item, an order. No other text is sent there. */
export const isCode = (text: string): boolean => CODE.test(text)

/** Whether a field that may be empty has a code or nothing; anything else comes from no form of ours. */
export const isCodeOrNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (typeof value === 'string' && isCode(value))
