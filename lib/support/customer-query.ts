/** Maximum length of the customer search text, in characters. */
export const QUERY_MAX_CHARACTERS = 100

/** With more results than this, the page asks the agent to narrow the search. */
export const MANY_FOUND = 50

/** Text of the customer search and its validation error, if any. */
export type CustomerQueryText = { text: string; fault?: 'tooShort' | 'tooLong' }

const CONTROLS = /[\p{Cc}\p{Cf}\s]+/gu

/** A single ASCII character matches too many customers; a Japanese family name may be one character. */
const SINGLE_SIGN = /^[!-~]$/

/** Reads and validates the customer search text; it is never truncated. */
export function readCustomerQuery(typed: string): CustomerQueryText {
  const text = typed.replace(CONTROLS, ' ').trim()
  if (SINGLE_SIGN.test(text)) return { text, fault: 'tooShort' }
  return [...text].length > QUERY_MAX_CHARACTERS ? { text, fault: 'tooLong' } : { text }
}
