/**
 * Parses a whole number; undefined for anything else. Points are refused: some countries write them between
 * thousands, others before decimals.
 */
export const readWholeNumber = (text: string): number | undefined =>
  /^[+-]?\d+$/.test(text) ? Number(text) : undefined
