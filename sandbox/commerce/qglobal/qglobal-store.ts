import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { isMember } from '../organizations/association-store.ts'

const rowSchema = z.object({
  accountNumber: z.string(),
  name: z.string(),
  /** Null where no organisation has the account yet. */
  organizationUid: z.string().nullable(),
})

export type QglobalAccount = z.infer<typeof rowSchema>

export const findQglobalAccount = (
  database: DatabaseSync,
  accountNumber: string,
): QglobalAccount | undefined => {
  const row = database
    .prepare(
      `SELECT account_number AS accountNumber, name, organization_uid AS organizationUid
       FROM commerce_qglobal_accounts WHERE account_number = ?`,
    )
    .get(accountNumber)
  return row === undefined ? undefined : rowSchema.parse(row)
}

/**
 * Whether the customer may use the account: one that an organisation has is for its members, and for whom
 * access was granted.
 */
export const isOpenTo = (
  database: DatabaseSync,
  { accountNumber, organizationUid }: QglobalAccount,
  customerId: string,
): boolean =>
  organizationUid === null ||
  isMember(database, organizationUid, customerId) ||
  wasGranted(database, accountNumber, customerId)

const wasGranted = (database: DatabaseSync, accountNumber: string, customerId: string): boolean =>
  database
    .prepare(
      `SELECT 1 FROM commerce_qglobal_access_requests
       WHERE account_number = ? AND customer_id = ? AND granted = 1 LIMIT 1`,
    )
    .get(accountNumber, customerId) !== undefined

/** The account is that of an organisation from now on, and of no other. */
export const giveQglobalAccount = (
  database: DatabaseSync,
  accountNumber: string,
  organizationUid: string,
): void => {
  database
    .prepare('UPDATE commerce_qglobal_accounts SET organization_uid = ? WHERE account_number = ?')
    .run(organizationUid, accountNumber)
}

export const insertQglobalAccount = (database: DatabaseSync, account: QglobalAccount): void => {
  const { accountNumber, name, organizationUid } = account
  database
    .prepare('INSERT INTO commerce_qglobal_accounts VALUES (?, ?, ?)')
    .run(accountNumber, name, organizationUid)
}

export type AccessRequest = {
  id: string
  accountNumber: string
  customerId: string
  message: string | undefined
  requestedAt: number
}

export const insertAccessRequest = (database: DatabaseSync, request: AccessRequest): void => {
  const { id, accountNumber, customerId, message, requestedAt } = request
  database
    .prepare(
      `INSERT INTO commerce_qglobal_access_requests (id, account_number, customer_id, message, requested_at)
       VALUES (?, ?, ?, ?, ?)`,
    )
    .run(id, accountNumber, customerId, message ?? null, requestedAt)
}

/** Whether the customer has asked for this account after the given moment. */
export const hasAskedSince = (
  database: DatabaseSync,
  accountNumber: string,
  customerId: string,
  since: number,
): boolean =>
  database
    .prepare(
      `SELECT 1 FROM commerce_qglobal_access_requests
       WHERE account_number = ? AND customer_id = ? AND requested_at > ? LIMIT 1`,
    )
    .get(accountNumber, customerId, since) !== undefined

const waitingSchema = z.object({
  id: z.string(),
  accountNumber: z.string(),
  customerId: z.string(),
  requestedAt: z.number(),
})

export type WaitingAccess = z.infer<typeof waitingSchema>

/** Requests that nobody has decided, the oldest first. */
export const listWaiting = (database: DatabaseSync): WaitingAccess[] =>
  database
    .prepare(
      `SELECT id, account_number AS accountNumber, customer_id AS customerId, requested_at AS requestedAt
       FROM commerce_qglobal_access_requests WHERE granted IS NULL ORDER BY requested_at, id`,
    )
    .all()
    .map(row => waitingSchema.parse(row))

export const storeDecision = (
  database: DatabaseSync,
  { accountNumber, customerId }: WaitingAccess,
  granted: boolean,
): void => {
  database
    .prepare(
      `UPDATE commerce_qglobal_access_requests SET granted = ?
       WHERE account_number = ? AND customer_id = ? AND granted IS NULL`,
    )
    .run(Number(granted), accountNumber, customerId)
}
