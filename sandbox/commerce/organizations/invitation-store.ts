import { randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { findCustomer } from '../customers/customer-store.ts'

const rowSchema = z.object({
  id: z.string(),
  organizationUid: z.string(),
  email: z.string(),
  token: z.string(),
  invitedBy: z.string(),
  sentAt: z.number(),
  validUntil: z.number(),
})

/** An invitation that nobody has accepted yet; it may be over. */
export type StoredInvitation = z.infer<typeof rowSchema>

const SELECT = `SELECT id, organization_uid AS organizationUid, email, token, invited_by AS invitedBy,
  sent_at AS sentAt, valid_until AS validUntil FROM commerce_organization_invitations`

const DAYS_VALID = 14
const DAY_MS = 86_400_000
const TOKEN_BYTES = 24

/** Invitations of an organisation that can be accepted, the last one first. */
export const listInvitations = (
  database: DatabaseSync,
  organizationUid: string,
  now: number,
): StoredInvitation[] =>
  database
    .prepare(`${SELECT} WHERE organization_uid = ? AND valid_until > ? ORDER BY sent_at DESC, id`)
    .all(organizationUid, now)
    .map(row => rowSchema.parse(row))

/** The invitation of a token; one that is over counts as none. */
export const findInvitation = (
  database: DatabaseSync,
  token: string,
  now: number,
): StoredInvitation | undefined => {
  const row = database.prepare(`${SELECT} WHERE token = ? AND valid_until > ?`).get(token, now)
  return row && rowSchema.parse(row)
}

/** Stores an invitation with a new token; one that is over makes way. */
export const insertInvitation = (
  database: DatabaseSync,
  { organizationUid, email, invitedBy }: Pick<StoredInvitation, 'organizationUid' | 'email' | 'invitedBy'>,
  now: number,
): StoredInvitation => {
  const stored = {
    id: randomUUID(),
    organizationUid,
    email,
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    invitedBy,
    sentAt: now,
    validUntil: now + DAYS_VALID * DAY_MS,
  }
  const { id, token, sentAt, validUntil } = stored
  database
    .prepare('DELETE FROM commerce_organization_invitations WHERE organization_uid = ? AND email = ?')
    .run(organizationUid, email)
  database
    .prepare('INSERT INTO commerce_organization_invitations VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(id, organizationUid, email, token, invitedBy, sentAt, validUntil)
  return stored
}

/** Whether there was such an invitation of the organisation. */
export const deleteInvitation = (database: DatabaseSync, organizationUid: string, id: string): boolean =>
  database
    .prepare('DELETE FROM commerce_organization_invitations WHERE organization_uid = ? AND id = ?')
    .run(organizationUid, id).changes > 0

/** Withdraws what was sent to a customer whom an administrator has removed or refused since. */
export const withdrawInvitations = (
  database: DatabaseSync,
  organizationUid: string,
  customerId: string,
): void => {
  const email = findCustomer(database, customerId)?.email.toLowerCase() ?? ''
  database
    .prepare('DELETE FROM commerce_organization_invitations WHERE organization_uid = ? AND email = ?')
    .run(organizationUid, email)
}
