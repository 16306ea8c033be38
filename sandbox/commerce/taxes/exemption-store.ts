import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { TaxExemption } from '../../../lib/contract/commerce/checkout/tax-exemption.ts'
import { isoDay } from '../../iso-day.ts'
import { dueDecision, type ExemptionDecision } from './exemption-review.ts'

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
  submitted_at AS submittedAt
  FROM commerce_tax_exemptions WHERE organization_uid = ? ORDER BY valid_until DESC, id`

/** Exemptions of an organization, those that end last first; what has waited for a day is decided. */
export const listExemptions = (
  database: DatabaseSync,
  organizationUid: string,
  now: number,
): StoredExemption[] => {
  const stored = database
    .prepare(SELECT)
    .all(organizationUid)
    .map(row => rowSchema.parse(row))
  return stored.map(exemption => {
    const decision = dueDecision(exemption, now)
    if (decision === undefined) return exemption
    decideExemption(database, exemption.id, decision)
    return { ...exemption, ...decision }
  })
}

/** Decides a certificate that waits; false where none does. */
export const decideExemption = (
  database: DatabaseSync,
  id: string,
  { status, reason }: ExemptionDecision,
): boolean =>
  database
    .prepare(
      `UPDATE commerce_tax_exemptions SET status = ?, reason = ? WHERE id = ? AND status = 'SUBMITTED'`,
    )
    .run(status, reason, id).changes > 0

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

/** Deletes a certificate that still waits for its decision, with its file; another one replaces it. */
export const deleteWaiting = (
  database: DatabaseSync,
  {
    organizationUid,
    region,
    certificateNumber,
  }: Pick<StoredExemption, 'organizationUid' | 'region' | 'certificateNumber'>,
): void => {
  const waiting = database
    .prepare(
      `DELETE FROM commerce_tax_exemptions WHERE status = 'SUBMITTED'
       AND organization_uid = ? AND region = ? AND certificate_number = ? RETURNING id`,
    )
    .all(organizationUid, region, certificateNumber)
  for (const { id } of waiting)
    database.prepare('DELETE FROM commerce_documents WHERE id = ?').run(String(id))
}

/** The status on the day of a moment: an exemption expires by itself. */
export const exemptionStatus = (
  { status, validUntil }: Pick<StoredExemption, 'status' | 'validUntil'>,
  now: number,
): TaxExemption['status'] => (status === 'ACTIVE' && isoDay(now) > validUntil ? 'EXPIRED' : status)

/** The exemption that holds for an organization in a region now. */
export const findActiveExemption = (
  database: DatabaseSync,
  organizationUid: string,
  region: string,
  now: number,
): StoredExemption | undefined =>
  listExemptions(database, organizationUid, now).find(
    exemption =>
      exemption.region === region &&
      exemption.validFrom <= isoDay(now) &&
      exemptionStatus(exemption, now) === 'ACTIVE',
  )
