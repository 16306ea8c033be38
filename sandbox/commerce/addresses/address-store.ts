import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'

/** An address with its place in a customer's book or at an organisation. */
export type StoredAddress = { id: string; isDefault: boolean; isBillingDefault: boolean; body: AddressInput }

export type OrganizationAddressRole = 'PRIMARY_BILLING' | 'MATCHED'

const rowSchema = z
  .object({ id: z.string(), is_default: z.number(), is_billing_default: z.number(), body: z.string() })
  .transform(row => ({
    id: row.id,
    isDefault: row.is_default === 1,
    isBillingDefault: row.is_billing_default === 1,
    body: addressInputSchema.parse(JSON.parse(row.body)),
  }))

const SELECT = 'SELECT id, is_default, is_billing_default, body FROM commerce_addresses'

/** What an address of the book can be the default of; each default is a column. */
const DEFAULTS = { delivery: 'is_default', billing: 'is_billing_default' } as const

type Default = keyof typeof DEFAULTS

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

export const findDefaultAddress = (
  database: DatabaseSync,
  customerId: string,
  use: Default = 'delivery',
): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE customer_id = ? AND ${DEFAULTS[use]} = 1`).get(customerId)
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

/** An organization's address by its id, with whose it is. */
export const findOrganizationAddressById = (
  database: DatabaseSync,
  id: string,
): { organizationUid: string; name: string; body: AddressInput } | undefined => {
  const row = database
    .prepare(
      `SELECT uid, name, body FROM commerce_addresses JOIN commerce_organizations ON uid = organization_uid
       WHERE id = ?`,
    )
    .get(id)
  return row === undefined
    ? undefined
    : {
        organizationUid: String(row.uid),
        name: String(row.name),
        body: addressInputSchema.parse(JSON.parse(String(row.body))),
      }
}

/** The flags of the book are columns, so the stored document leaves them out. */
const toDocument = ({
  defaultAddress: _flag,
  defaultBillingAddress: _billing,
  ...body
}: AddressInput): string => JSON.stringify(body)

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

/** Replaces the body, and moves the defaults here that the body asks for. Call inside a transaction. */
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
