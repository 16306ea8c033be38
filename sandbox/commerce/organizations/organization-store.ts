import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { comparisonKey } from '../text/transliterate.ts'
import {
  type NewOrganization,
  type OrganizationRecord,
  organizationRowSchema,
} from './organization-record.ts'

const COLUMNS = `uid, name, name_key AS nameKey, account_number AS accountNumber, temporary_number AS temporaryNumber,
  temporary_issued_at AS temporaryIssuedAt, industry, sector, qglobal_account_number AS qglobalAccountNumber,
  qualification_level AS qualificationLevel, qualification_valid_until AS qualificationValidUntil,
  CASE WHEN closed_at IS NULL THEN status ELSE 'CLOSED' END AS status, merged_into AS mergedInto,
  association_policy AS associationPolicy, credit_suspended AS creditSuspended`

const SELECT = `SELECT ${COLUMNS} FROM commerce_organizations`

const readOne = (
  database: DatabaseSync,
  where: string,
  ...values: readonly SQLInputValue[]
): OrganizationRecord | undefined => {
  const row = database.prepare(`${SELECT} WHERE ${where}`).get(...values)
  return row === undefined ? undefined : organizationRowSchema.parse(row)
}

export const findOrganization = (database: DatabaseSync, uid: string): OrganizationRecord | undefined =>
  readOne(database, 'uid = ?', uid)

/** By its own or its temporary number. */
export const findOrganizationByNumber = (
  database: DatabaseSync,
  number: string,
): OrganizationRecord | undefined =>
  readOne(database, 'account_number = ? OR temporary_number = ?', number, number)

/** The organisation a customer orders for unless they choose another; none means the personal account. */
export const findDefaultOrganization = (
  database: DatabaseSync,
  customerId: string,
): OrganizationRecord | undefined =>
  readOne(
    database,
    'uid = (SELECT organization_uid FROM commerce_associations WHERE customer_id = ? AND is_default = 1)',
    customerId,
  )

/** Organisations a customer is linked to or has asked to be, without refusals that they have hidden. */
export const listCustomerOrganizations = (database: DatabaseSync, customerId: string): OrganizationRecord[] =>
  database
    .prepare(
      `${SELECT} WHERE uid IN (
         SELECT organization_uid FROM commerce_associations WHERE customer_id = ? AND hidden = 0)
       ORDER BY name_key, uid`,
    )
    .all(customerId)
    .map(row => organizationRowSchema.parse(row))

/** Everything a new organisation might double; merged ones live on in their target, closed ones nowhere. */
export const listLivingOrganizations = (database: DatabaseSync): OrganizationRecord[] =>
  database
    .prepare(`${SELECT} WHERE status <> 'MERGED' AND closed_at IS NULL ORDER BY name_key, uid`)
    .all()
    .map(row => organizationRowSchema.parse(row))

export const isAdministratorAnywhere = (database: DatabaseSync, customerId: string): boolean =>
  database
    .prepare(
      `SELECT 1 FROM commerce_associations
       WHERE customer_id = ? AND administrator = 1 AND status = 'ASSOCIATED' LIMIT 1`,
    )
    .get(customerId) !== undefined

/** Organizations whose confirmed administrator a customer is. */
export const administeredOrganizations = (database: DatabaseSync, customerId: string): readonly string[] =>
  database
    .prepare(
      `SELECT organization_uid AS uid FROM commerce_associations
       WHERE customer_id = ? AND administrator = 1 AND status = 'ASSOCIATED' ORDER BY organization_uid`,
    )
    .all(customerId)
    .map(({ uid }) => String(uid))

export const insertOrganization = (
  database: DatabaseSync,
  organization: NewOrganization,
  now: number,
): void => {
  const { uid, name, industry, sector, status } = organization
  database
    .prepare(
      `INSERT INTO commerce_organizations
         (uid, name, name_key, account_number, temporary_number, temporary_issued_at, industry, sector,
          qglobal_account_number, qualification_level, status, merged_into, association_policy, credit_suspended,
          closed_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      uid,
      name,
      comparisonKey(name),
      organization.accountNumber ?? null,
      organization.temporaryNumber ?? null,
      organization.temporaryNumber === undefined ? null : now,
      industry,
      sector,
      organization.qglobalAccountNumber ?? null,
      organization.qualificationLevel ?? 'A',
      status === 'CLOSED' ? 'ACTIVE' : status,
      organization.mergedInto ?? null,
      organization.associationPolicy ?? 'OPEN',
      Number(organization.creditSuspended ?? false),
      status === 'CLOSED' ? now : null,
      now,
    )
}

/** Writes the members an administrator may change. */
export const updateOrganization = (
  database: DatabaseSync,
  { uid, name, industry, sector }: Pick<OrganizationRecord, 'uid' | 'name' | 'industry' | 'sector'>,
): void => {
  database
    .prepare(
      'UPDATE commerce_organizations SET name = ?, name_key = ?, industry = ?, sector = ? WHERE uid = ?',
    )
    .run(name, comparisonKey(name), industry, sector, uid)
}

export const setTemporaryNumber = (
  database: DatabaseSync,
  uid: string,
  number: string,
  now: number,
): void => {
  database
    .prepare('UPDATE commerce_organizations SET temporary_number = ?, temporary_issued_at = ? WHERE uid = ?')
    .run(number, now, uid)
}
