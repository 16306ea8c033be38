/** A set of known values as one number, a bit per value in the order of the list. */
export const toMask = <T extends string>(values: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((mask, value) => mask | (1 << values.indexOf(value)), 0)

export const isInMask = (mask: number, position: number): boolean => (mask & (1 << position)) !== 0
