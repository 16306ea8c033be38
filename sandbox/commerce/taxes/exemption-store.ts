import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { z } from 'zod'
import type { TaxExemption } from '../../../lib/contract/commerce/checkout/tax-exemption.ts'
import { exemptionDay } from './exemption-day.ts'
import type { ExemptionDecision } from './exemption-review.ts'

const rowSchema = z.object({
  id: z.string(),
  organizationUid: z.string(),
  region: z.string(),
  certificateNumber: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date(),
  status: z.enum(['SUBMITTED', 'ACTIVE', 'REJECTED']),
  fileName: z.string(),
  reason: z.string().nullable(),
  submittedAt: z.number().nullable().default(null),
})

/** An exemption as decided; whether it has expired follows from the day. */
export type StoredExemption = z.infer<typeof rowSchema>

/** An exemption to store; one without a moment was there from the start. */
export type NewExemption = Omit<StoredExemption, 'submittedAt'> &
  Partial<Pick<StoredExemption, 'submittedAt'>>

const SELECT = `SELECT id, organization_uid AS organizationUid, region, certificate_number AS certificateNumber,
  valid_from AS validFrom, valid_until AS validUntil, status, file_name AS fileName, reason,
  submitted_at AS submittedAt FROM commerce_tax_exemptions`

const readAll = (
  database: DatabaseSync,
  rest: string,
  ...values: readonly SQLInputValue[]
): StoredExemption[] =>
  database
    .prepare(`${SELECT} ${rest}`)
    .all(...values)
    .map(row => rowSchema.parse(row))

/** Exemptions of an organization, by end date, the latest first. */
export const listExemptions = (database: DatabaseSync, organizationUid: string): StoredExemption[] =>
  readAll(database, 'WHERE organization_uid = ? ORDER BY valid_until DESC, id', organizationUid)

/** Certificates submitted at or before a time that are still in review. */
export const listWaitingExemptions = (database: DatabaseSync, until: number): StoredExemption[] =>
  readAll(database, `WHERE status = 'SUBMITTED' AND submitted_at <= ? ORDER BY submitted_at, id`, until)

/** Exemptions that end within a period and have no successor in their region. */
export const listEndingExemptions = (
  database: DatabaseSync,
  { from, until }: { from: string; until: string },
): StoredExemption[] =>
  readAll(
    database,
    `AS own WHERE status = 'ACTIVE' AND valid_until BETWEEN ? AND ? AND NOT EXISTS (
       SELECT 1 FROM commerce_tax_exemptions AS next
       WHERE next.organization_uid = own.organization_uid AND next.region = own.region
         AND next.status <> 'REJECTED' AND next.valid_until > own.valid_until)
     ORDER BY valid_until, id`,
    from,
    until,
  )

/** Records a reminder; false if it was already recorded. */
export const noteReminder = (database: DatabaseSync, id: string, days: number): boolean =>
  database.prepare('INSERT OR IGNORE INTO commerce_exemption_reminders VALUES (?, ?)').run(id, days).changes >
  0

/** The customer who uploaded the certificate; undefined for seeded ones. */
export const findSender = (database: DatabaseSync, id: string): string | undefined => {
  const sender = database
    .prepare('SELECT customer_id AS sender FROM commerce_documents WHERE id = ?')
    .get(id)?.sender
  return sender === undefined ? undefined : String(sender)
}

/** Stores the decision on a certificate in review; undefined if it is not in review. */
export const decideExemption = (
  database: DatabaseSync,
  id: string,
  { status, reason }: ExemptionDecision,
): StoredExemption | undefined => {
  const isDecided =
    database
      .prepare(
        `UPDATE commerce_tax_exemptions SET status = ?, reason = ? WHERE id = ? AND status = 'SUBMITTED'`,
      )
      .run(status, reason, id).changes > 0
  return isDecided ? readAll(database, 'WHERE id = ?', id)[0] : undefined
}

/** Stores an exemption. */
export const insertExemption = (database: DatabaseSync, exemption: NewExemption): void => {
  const { id, organizationUid, region, certificateNumber, validFrom, validUntil } = exemption
  const { status, fileName, reason, submittedAt = null } = exemption
  database
    .prepare('INSERT INTO commerce_tax_exemptions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      id,
      organizationUid,
      region,
      certificateNumber,
      validFrom,
      validUntil,
      status,
      fileName,
      reason,
      submittedAt,
    )
}

/**
 * Deletes a certificate that still waits for its decision, with its file; another one of the same sender
 * replaces it.
 */
export const deleteWaiting = (
  database: DatabaseSync,
  {
    organizationUid,
    region,
    certificateNumber,
  }: Pick<StoredExemption, 'organizationUid' | 'region' | 'certificateNumber'>,
  sender: string,
): void => {
  const waiting = database
    .prepare(
      `DELETE FROM commerce_tax_exemptions WHERE status = 'SUBMITTED'
       AND organization_uid = ? AND region = ? AND certificate_number = ?
       AND id IN (SELECT id FROM commerce_documents WHERE customer_id = ?) RETURNING id`,
    )
    .all(organizationUid, region, certificateNumber, sender)
  for (const { id } of waiting)
    database.prepare('DELETE FROM commerce_documents WHERE id = ?').run(String(id))
}

/** The status on the day of a moment: an exemption expires by itself. */
export const exemptionStatus = (
  { status, region, validUntil }: Pick<StoredExemption, 'status' | 'region' | 'validUntil'>,
  now: number,
): TaxExemption['status'] =>
  status === 'ACTIVE' && exemptionDay(region, now) > validUntil ? 'EXPIRED' : status

/** The exemption that holds for an organization in a region now. */
export const findActiveExemption = (
  database: DatabaseSync,
  organizationUid: string,
  region: string,
  now: number,
): StoredExemption | undefined =>
  listExemptions(database, organizationUid).find(
    exemption =>
      exemption.region === region &&
      exemption.validFrom <= exemptionDay(region, now) &&
      exemptionStatus(exemption, now) === 'ACTIVE',
  )
