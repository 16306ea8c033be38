import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { AddressInput } from '../../../lib/contract/commerce/address.ts'
import { addressRowSchema, type StoredAddress, toDocument } from './address-row.ts'

const SELECT = 'SELECT id, is_default, is_billing_default, body FROM commerce_addresses'

/** What an address of the book can be the default of; each default is a column. */
const DEFAULTS = { delivery: 'is_default', billing: 'is_billing_default' } as const

type Default = keyof typeof DEFAULTS

export const listAddresses = (database: DatabaseSync, customerId: string): StoredAddress[] =>
  database
    .prepare(`${SELECT} WHERE customer_id = ? ORDER BY is_default DESC, created_at, id`)
    .all(customerId)
    .map(row => addressRowSchema.parse(row))

export const findAddress = (
  database: DatabaseSync,
  customerId: string,
  id: string,
): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE customer_id = ? AND id = ?`).get(customerId, id)
  return row === undefined ? undefined : addressRowSchema.parse(row)
}

export const findDefaultAddress = (
  database: DatabaseSync,
  customerId: string,
  use: Default = 'delivery',
): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE customer_id = ? AND ${DEFAULTS[use]} = 1`).get(customerId)
  return row === undefined ? undefined : addressRowSchema.parse(row)
}

/** The defaults that an address asks to be. */
const askedDefaults = ({ defaultAddress, defaultBillingAddress }: AddressInput): readonly Default[] => [
  ...(defaultAddress === true ? (['delivery'] as const) : []),
  ...(defaultBillingAddress === true ? (['billing'] as const) : []),
]

/** Adds to the book; the first address is every default, even if not asked for. Call inside a transaction. */
export const insertAddress = (
  database: DatabaseSync,
  customerId: string,
  address: AddressInput,
  now: number,
): StoredAddress => {
  const id = randomUUID()
  database
    .prepare(
      `INSERT INTO commerce_addresses (id, customer_id, role, is_default, body, created_at)
       VALUES (?, ?, 'BOOK', 0, ?, ?)`,
    )
    .run(id, customerId, toDocument(address), now)
  for (const use of askedDefaults(address)) moveDefault(database, customerId, use, id)
  fillDefaults(database, customerId)
  return requireAddress(database, customerId, id)
}

/** Replaces an address and moves the requested defaults to it. Call inside a transaction. */
export const updateAddress = (
  database: DatabaseSync,
  customerId: string,
  id: string,
  address: AddressInput,
): void => {
  database.prepare('UPDATE commerce_addresses SET body = ? WHERE id = ?').run(toDocument(address), id)
  for (const use of askedDefaults(address)) moveDefault(database, customerId, use, id)
}

/** Removes from the book; its defaults move to the oldest one left. Call inside a transaction. */
export const deleteAddress = (database: DatabaseSync, customerId: string, id: string): void => {
  database.prepare('DELETE FROM commerce_addresses WHERE customer_id = ? AND id = ?').run(customerId, id)
  fillDefaults(database, customerId)
}

const requireAddress = (database: DatabaseSync, customerId: string, id: string): StoredAddress => {
  const stored = findAddress(database, customerId, id)
  if (stored === undefined) throw new Error('the address has just been stored')
  return stored
}

const moveDefault = (database: DatabaseSync, customerId: string, use: Default, id: string): void => {
  const column = DEFAULTS[use]
  database.prepare(`UPDATE commerce_addresses SET ${column} = 0 WHERE customer_id = ?`).run(customerId)
  database.prepare(`UPDATE commerce_addresses SET ${column} = 1 WHERE id = ?`).run(id)
}

/** A default that no address is goes to the oldest one. */
const fillDefaults = (database: DatabaseSync, customerId: string): void => {
  for (const use of ['delivery', 'billing'] as const) {
    if (findDefaultAddress(database, customerId, use) !== undefined) continue
    const oldest = database
      .prepare('SELECT id FROM commerce_addresses WHERE customer_id = ? ORDER BY created_at, rowid LIMIT 1')
      .get(customerId)
    if (oldest !== undefined) moveDefault(database, customerId, use, String(oldest.id))
  }
}
