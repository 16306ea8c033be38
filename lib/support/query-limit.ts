/** Longest text that a customer is looked for by, in characters. */
export const QUERY_MAX_CHARACTERS = 100
