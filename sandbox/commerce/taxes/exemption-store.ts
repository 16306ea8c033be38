import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { TaxExemption } from '../../../lib/contract/commerce/checkout/tax-exemption.ts'
import { isoDay } from '../../iso-day.ts'

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
})

/** An exemption as decided; whether it has expired follows from the day. */
export type StoredExemption = z.infer<typeof rowSchema>

const SELECT = `SELECT id, organization_uid AS organizationUid, region, certificate_number AS certificateNumber,
  valid_from AS validFrom, valid_until AS validUntil, status, file_name AS fileName, reason
  FROM commerce_tax_exemptions WHERE organization_uid = ? ORDER BY valid_until DESC, id`

/** Exemptions of an organization, those that end last first. */
export const listExemptions = (database: DatabaseSync, organizationUid: string): StoredExemption[] =>
  database
    .prepare(SELECT)
    .all(organizationUid)
    .map(row => rowSchema.parse(row))

/** Stores an exemption. */
export const insertExemption = (database: DatabaseSync, exemption: StoredExemption): void => {
  const { id, organizationUid, region, certificateNumber, validFrom, validUntil } = exemption
  const { status, fileName, reason } = exemption
  database
    .prepare('INSERT INTO commerce_tax_exemptions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(id, organizationUid, region, certificateNumber, validFrom, validUntil, status, fileName, reason)
}

/** Deletes a certificate that still waits for its decision, with its file; another one replaces it. */
export const deleteWaiting = (
  database: DatabaseSync,
  { organizationUid, region, certificateNumber }: StoredExemption,
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
  { status, validUntil }: StoredExemption,
  now: number,
): TaxExemption['status'] => (status === 'ACTIVE' && isoDay(now) > validUntil ? 'EXPIRED' : status)

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
      exemption.validFrom <= isoDay(now) &&
      exemptionStatus(exemption, now) === 'ACTIVE',
  )
