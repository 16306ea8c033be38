import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { addressRowSchema, type StoredAddress, toDocument } from './address-row.ts'

/** `PRIMARY_BILLING`: the default for invoices. `MATCHED`: that address as the verification confirmed it. */
export type OrganizationAddressRole = 'PRIMARY_BILLING' | 'MATCHED'

const SELECT = `SELECT id, is_default, role = 'PRIMARY_BILLING' AS is_billing_default, body
  FROM commerce_addresses`

/** The address book of an organisation, its defaults first. */
export const listOrganizationAddresses = (database: DatabaseSync, organizationUid: string): StoredAddress[] =>
  database
    .prepare(
      `${SELECT} WHERE organization_uid = ? AND role <> 'MATCHED'
       ORDER BY role = 'PRIMARY_BILLING' DESC, is_default DESC, created_at, rowid`,
    )
    .all(organizationUid)
    .map(row => addressRowSchema.parse(row))

export const findOrganizationAddress = (
  database: DatabaseSync,
  organizationUid: string,
  role: OrganizationAddressRole,
): StoredAddress | undefined => {
  const row = database.prepare(`${SELECT} WHERE organization_uid = ? AND role = ?`).get(organizationUid, role)
  return row === undefined ? undefined : addressRowSchema.parse(row)
}

/** An address of any organisation by its id, with uid and name of the organisation. */
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

type OrganizationAddressEntry = {
  organizationUid: string
  role: OrganizationAddressRole
  address: AddressInput
}

/** Creates or replaces the only address with a role; its id stays the same. */
export const putOrganizationAddress = (
  database: DatabaseSync,
  { organizationUid, role, address }: OrganizationAddressEntry,
  now: number,
): void => {
  const known = findOrganizationAddress(database, organizationUid, role)
  if (known === undefined) insert(database, { organizationUid, role, address }, now)
  else setBody(database, known.id, address)
}

/** Adds an address; the first one becomes the default for invoices. Call inside a transaction. */
export const addOrganizationAddress = (
  database: DatabaseSync,
  organizationUid: string,
  address: AddressInput,
  now: number,
): StoredAddress => {
  const id = insert(database, { organizationUid, role: 'UNIT', address }, now)
  const isFirst = findOrganizationAddress(database, organizationUid, 'PRIMARY_BILLING') === undefined
  settleDefaults(database, organizationUid, id, {
    ...address,
    ...(isFirst && { defaultBillingAddress: true }),
  })
  const stored = listOrganizationAddresses(database, organizationUid).find(known => known.id === id)
  if (stored === undefined) throw new Error('the address has just been stored')
  return stored
}

/** Replaces an address and moves the requested defaults to it. Call inside a transaction. */
export const updateOrganizationAddress = (
  database: DatabaseSync,
  organizationUid: string,
  id: string,
  address: AddressInput,
): void => {
  setBody(database, id, address)
  settleDefaults(database, organizationUid, id, address)
}

export const deleteOrganizationAddress = (database: DatabaseSync, id: string): void => {
  database.prepare('DELETE FROM commerce_addresses WHERE id = ?').run(id)
}

const insert = (
  database: DatabaseSync,
  { organizationUid, role, address }: { organizationUid: string; role: string; address: AddressInput },
  now: number,
): string => {
  const id = randomUUID()
  database
    .prepare(
      `INSERT INTO commerce_addresses (id, organization_uid, role, is_default, body, created_at)
       VALUES (?, ?, ?, 0, ?, ?)`,
    )
    .run(id, organizationUid, role, toDocument(address), now)
  return id
}

const setBody = (database: DatabaseSync, id: string, address: AddressInput): void => {
  database.prepare('UPDATE commerce_addresses SET body = ? WHERE id = ?').run(toDocument(address), id)
}

const settleDefaults = (
  database: DatabaseSync,
  organizationUid: string,
  id: string,
  { defaultAddress, defaultBillingAddress }: AddressInput,
): void => {
  const ofOrganization = (change: string) =>
    database.prepare(`UPDATE commerce_addresses SET ${change} AND organization_uid = ?`).run(organizationUid)
  const ofAddress = (change: string) =>
    database.prepare(`UPDATE commerce_addresses SET ${change} WHERE id = ?`).run(id)
  if (defaultAddress === true) {
    ofOrganization('is_default = 0 WHERE is_default = 1')
    ofAddress('is_default = 1')
  }
  if (defaultBillingAddress === true) {
    ofOrganization("role = 'UNIT' WHERE role = 'PRIMARY_BILLING'")
    ofAddress("role = 'PRIMARY_BILLING'")
  }
  followPrimary(database, organizationUid)
}

/** Copies the default for invoices to `MATCHED` if it was verified; otherwise deletes `MATCHED`. */
const followPrimary = (database: DatabaseSync, organizationUid: string): void => {
  const primary = findOrganizationAddress(database, organizationUid, 'PRIMARY_BILLING')
  const matched = findOrganizationAddress(database, organizationUid, 'MATCHED')
  if (matched === undefined || primary === undefined) return
  const { result, choice } = primary.body.verificationResult ?? {}
  const isConfirmed = choice !== undefined && (result === 'VERIFIED' || choice !== 'AS_ENTERED')
  if (isConfirmed) setBody(database, matched.id, primary.body)
  else deleteOrganizationAddress(database, matched.id)
}
