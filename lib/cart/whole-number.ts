/**
 * The whole number that somebody typed, or undefined: no points, which some countries put between thousands
 * and others before decimals.
 */
export const readWholeNumber = (text: string): number | undefined =>
  /^[+-]?\d+$/.test(text) ? Number(text) : undefined
