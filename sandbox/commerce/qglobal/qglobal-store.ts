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

/** Whether the customer may see the account: one that an organisation has is for its members. */
export const isOpenTo = (
  database: DatabaseSync,
  { organizationUid }: QglobalAccount,
  customerId: string,
): boolean => organizationUid === null || isMember(database, organizationUid, customerId)

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
    .prepare('INSERT INTO commerce_qglobal_access_requests VALUES (?, ?, ?, ?, ?)')
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
