const REFERENCE_CHARACTERS = 8

/** What identifies an attempt to order or to pay, for customer support and in the log; its key is longer. */
export const attemptReference = (key: string): string => key.slice(0, REFERENCE_CHARACTERS)
