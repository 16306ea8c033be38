/** Codes of orderable items are numbers of ten digits, as invoices print them; those of titles never are. */
export const isItemCode = (code: string): boolean => /^\d{10}$/.test(code)

/** Dots alone are steps in a path. */
const CODE = /^(?!\.+$)[\w.-]{1,64}$/

/** Whether something can be the code of a title or an item; what cannot is not worth a call. */
export const isCode = (text: string): boolean => CODE.test(text)
