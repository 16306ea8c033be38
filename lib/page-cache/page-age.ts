/** A page is rendered anew behind the visitor's back until it is this many times its fresh time old, and before the visitor after. */
const STALE_FACTOR = 2.5

/** Seconds after which a kept page is not shown any more, from those for which it is fresh. */
export const longestAge = (freshSeconds: number): number => Math.ceil(freshSeconds * STALE_FACTOR)
