/** Longest text that a customer is looked for by, in characters. */
export const QUERY_MAX_CHARACTERS = 100

/** More customers than somebody looks through: the search asks for a narrower text. */
export const MANY_FOUND = 50

/** What the search of customers is asked for, and what is wrong with it. */
export type CustomerQueryText = { text: string; fault?: 'tooShort' | 'tooLong' }

const CONTROLS = /[\p{Cc}\p{Cf}\s]+/gu

/** One Latin letter, a digit or a sign finds everybody; in kanji a family name may be one character. */
const SINGLE_SIGN = /^[!-~]$/

/** Reads what a customer is looked for by; nothing is cut off. */
export function readCustomerQuery(typed: string): CustomerQueryText {
  const text = typed.replace(CONTROLS, ' ').trim()
  if (SINGLE_SIGN.test(text)) return { text, fault: 'tooShort' }
  return [...text].length > QUERY_MAX_CHARACTERS ? { text, fault: 'tooLong' } : { text }
}
