import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'

/** An address with its place in a customer's book or at an organisation. */
export type StoredAddress = { id: string; isDefault: boolean; body: AddressInput }

export type OrganizationAddressRole = 'PRIMARY_BILLING' | 'MATCHED'

const rowSchema = z.object({ id: z.string(), is_default: z.number(), body: z.string() }).transform(row => ({
  id: row.id,
  isDefault: row.is_default === 1,
  body: addressInputSchema.parse(JSON.parse(row.body)),
}))

const SELECT = 'SELECT id, is_default, body FROM commerce_addresses'

export const listAddresses = (database: DatabaseSync, customerId: string): StoredAddress[] =>
  database
    .prepare(`${SELECT} WHERE customer_id = ? ORDER BY is_default DESC, created_at, id`)
    .all(customerId)
    .map(row => rowSchema.parse(row))

export const findAddress = (
  database: DatabaseSync,
  customerId: string,
  id: string,
): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE customer_id = ? AND id = ?`).get(customerId, id)
  return row === undefined ? undefined : rowSchema.parse(row)
}

export const findDefaultAddress = (database: DatabaseSync, customerId: string): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE customer_id = ? AND is_default = 1`).get(customerId)
  return row === undefined ? undefined : rowSchema.parse(row)
}

export const findOrganizationAddress = (
  database: DatabaseSync,
  organizationUid: string,
  role: OrganizationAddressRole,
): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE organization_uid = ? AND role = ?`).get(organizationUid, role)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/** The flags of the book are columns, so the stored document leaves them out. */
const toDocument = ({ defaultAddress: _flag, ...body }: AddressInput): string => JSON.stringify(body)

/** Adds to the book; the first address is the default whether asked for or not. Call inside a transaction. */
export const insertAddress = (
  database: DatabaseSync,
  customerId: string,
  address: AddressInput,
  now: number,
): StoredAddress => {
  const id = randomUUID()
  const isDefault = address.defaultAddress === true || findDefaultAddress(database, customerId) === undefined
  if (isDefault) clearDefault(database, customerId)
  database
    .prepare(
      `INSERT INTO commerce_addresses (id, customer_id, role, is_default, body, created_at)
       VALUES (?, ?, 'BOOK', ?, ?, ?)`,
    )
    .run(id, customerId, Number(isDefault), toDocument(address), now)
  return { id, isDefault, body: address }
}

/** Replaces the body, and moves the default here when the body asks for it. Call inside a transaction. */
export const updateAddress = (
  database: DatabaseSync,
  customerId: string,
  id: string,
  address: AddressInput,
): void => {
  database.prepare('UPDATE commerce_addresses SET body = ? WHERE id = ?').run(toDocument(address), id)
  if (address.defaultAddress !== true) return
  clearDefault(database, customerId)
  database.prepare('UPDATE commerce_addresses SET is_default = 1 WHERE id = ?').run(id)
}

/** Removes from the book; the default moves to the oldest one left. Call inside a transaction. */
export const deleteAddress = (database: DatabaseSync, customerId: string, id: string): void => {
  database.prepare('DELETE FROM commerce_addresses WHERE customer_id = ? AND id = ?').run(customerId, id)
  if (findDefaultAddress(database, customerId) !== undefined) return
  database
    .prepare(
      `UPDATE commerce_addresses SET is_default = 1 WHERE id =
         (SELECT id FROM commerce_addresses WHERE customer_id = ? ORDER BY created_at, id LIMIT 1)`,
    )
    .run(customerId)
}

export type OrganizationAddressEntry = {
  organizationUid: string
  role: OrganizationAddressRole
  address: AddressInput
}

/** Sets the one address of a role. */
export const putOrganizationAddress = (
  database: DatabaseSync,
  { organizationUid, role, address }: OrganizationAddressEntry,
  now: number,
): void => {
  database
    .prepare('DELETE FROM commerce_addresses WHERE organization_uid = ? AND role = ?')
    .run(organizationUid, role)
  database
    .prepare(
      `INSERT INTO commerce_addresses (id, organization_uid, role, is_default, body, created_at)
       VALUES (?, ?, ?, 0, ?, ?)`,
    )
    .run(randomUUID(), organizationUid, role, toDocument(address), now)
}

const clearDefault = (database: DatabaseSync, customerId: string): void => {
  database.prepare('UPDATE commerce_addresses SET is_default = 0 WHERE customer_id = ?').run(customerId)
}
