import { z } from 'zod'

const absent = z
  .string()
  .nullable()
  .transform(text => text ?? undefined)

const flag = z.number().transform(value => value === 1)

/** An organisation as stored. */
export const organizationRowSchema = z.object({
  uid: z.string(),
  name: z.string(),
  nameKey: z.string(),
  accountNumber: absent,
  temporaryNumber: absent,
  temporaryIssuedAt: z
    .number()
    .nullable()
    .transform(at => at ?? undefined),
  industry: z.string(),
  sector: z.string(),
  qglobalAccountNumber: absent,
  qualificationLevel: z.string(),
  status: z.enum(['ACTIVE', 'PENDING', 'MERGED']),
  mergedInto: absent,
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
})

export type AssociationRecord = z.infer<typeof associationRowSchema>
