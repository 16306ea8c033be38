import type { DatabaseSync } from 'node:sqlite'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import { MOST_ADDRESSES } from '../../../lib/contract/commerce/address-limits.ts'
import { occError } from '../http/occ-error.ts'
import type { StoredAddress } from './address-row.ts'
import { insertAddress, listAddresses } from './address-store.ts'

/** Adds an address to a customer's book. Throws when the book is full. Call inside a transaction. */
export const addToBook = (
  database: DatabaseSync,
  customerId: string,
  address: AddressInput,
  now: number,
): StoredAddress => {
  if (listAddresses(database, customerId).length >= MOST_ADDRESSES)
    throw occError.addressBookFull('There are too many addresses.', { reason: 'limitReached' })
  return insertAddress(database, customerId, address, now)
}
