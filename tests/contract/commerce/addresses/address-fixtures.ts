import type { CommerceHarness } from '../commerce-harness.ts'

export const BOOK = '/users/current/addresses'

/** An address with all of its lines that passes every validation rule. */
export const salem = {
  line1: '1 Fenn Way',
  line2: 'Suite 4',
  line3: 'Tower B',
  town: 'Salem',
  region: { isocode: 'US-OR' },
  postalCode: '97301',
  country: { isocode: 'US' },
}

/** Adds an address to the address book of a persona. */
export const addAddress = (commerce: CommerceHarness, as: string, body: object, query = '', headers = {}) =>
  commerce.us(`${BOOK}${query}`, { as, body, headers })
