import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'

const flag = z.number().transform(value => value === 1)

/** An organisation as stored. */
export const organizationRowSchema = z.object({
  uid: z.string(),
  name: z.string(),
  nameKey: z.string(),
  accountNumber: nullableColumn(z.string()),
  temporaryNumber: nullableColumn(z.string()),
  temporaryIssuedAt: nullableColumn(z.number()),
  industry: z.string(),
  sector: z.string(),
  qglobalAccountNumber: nullableColumn(z.string()),
  qualificationLevel: z.string(),
  qualificationValidUntil: nullableColumn(z.string()),
  status: z.enum(['ACTIVE', 'PENDING', 'MERGED', 'CLOSED']),
  mergedInto: nullableColumn(z.string()),
  associationPolicy: z.enum(['OPEN', 'APPROVAL', 'FAULT']),
  creditSuspended: flag,
})

export type OrganizationRecord = z.infer<typeof organizationRowSchema>

/** What a new organisation is made of; the key of the name is derived. */
export type NewOrganization = Pick<OrganizationRecord, 'uid' | 'name' | 'industry' | 'sector' | 'status'> &
  Partial<Omit<OrganizationRecord, 'nameKey' | 'temporaryIssuedAt'>>

export const associationRowSchema = z.object({
  organizationUid: z.string(),
  customerId: z.string(),
  status: z.enum(['ASSOCIATED', 'PENDING_APPROVAL', 'REJECTED']),
  administrator: flag,
  isDefault: flag,
  since: z.number(),
  administratorRequested: flag,
  approver: flag,
})

export type AssociationRecord = z.infer<typeof associationRowSchema>

/** A link to write; it asks for nothing unless it says so. */
export type NewAssociation = Omit<AssociationRecord, 'administratorRequested' | 'approver'> &
  Partial<Pick<AssociationRecord, 'administratorRequested' | 'approver'>>
