/*
 * Apart from the schemas, because browsers need these and not the schemas.
 */

/** Length limits of an address (spec §5, §9), in characters. */
export const ADDRESS_LIMITS = {
  name: 120,
  company: 50,
  attention: 60,
  line1: 240,
  line2: 240,
  line3: 30,
  town: 100,
} as const

/** Maximum number of addresses in the address book of a user. */
export const MOST_ADDRESSES = 50

/** What kind of place an address is, for carriers and for goods that only institutions may receive. */
export const ADDRESS_TYPES = ['INSTITUTION', 'HOME', 'OTHER'] as const
