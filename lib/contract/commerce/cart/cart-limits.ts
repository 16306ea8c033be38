/*
 * Apart from the schemas, because browsers need these and not the schemas.
 */

/** Maximum units of one entry, and maximum entries of one cart. */
export const MOST_UNITS = 9_999
export const MOST_ENTRIES = 500
