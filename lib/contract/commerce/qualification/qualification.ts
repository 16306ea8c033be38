import { z } from 'zod'
import { EVIDENCE_KINDS, EVIDENCE_MEMBERS } from './evidence.ts'

/** Drafts and questions of the reviewers are our extension. */
const QUALIFICATION_STATUSES = [
  'DRAFT',
  'SUBMITTED',
  'MORE_INFORMATION',
  'APPROVED',
  'REJECTED',
  'EXPIRED',
] as const

/** Codes of what reviewers ask for, or why they refuse; commerce may have others. */
export const DECISION_REASONS = [
  'DOCUMENT_MISSING',
  'ILLEGIBLE',
  'NAME_DIFFERS',
  'NOT_LISTED',
  'NOT_RELATED',
] as const

/** Days before the end of a qualification on which its holder is reminded. */
export const REMINDER_DAYS = [60, 30, 7] as const

/** Most files of one qualification. */
export const MOST_EVIDENCE_FILES = 5

const level = z.object({ code: z.string(), name: z.string() })

const RECORD = {
  id: z.string(),
  status: z.enum(QUALIFICATION_STATUSES),
  grantsLevel: level,
  submittedAt: z.string().optional(),
  decidedAt: z.string().optional(),
  /** yyyy-mm-dd, valid for the whole of this day */
  validUntil: z.iso.date().optional(),
  reason: z.string().optional(),
  /** The qualification that this one shall renew. */
  renews: z.string().optional(),
  documents: z.array(z.object({ id: z.string(), fileName: z.string(), size: z.int() })),
  /** What has happened to it, the first first. */
  history: z.array(
    z.object({
      status: z.enum(QUALIFICATION_STATUSES),
      at: z.string(),
      reason: z.string().optional(),
      note: z.string().optional(),
      /** Whether it was sent with the statement of responsible use (our extension). */
      statementAccepted: z.boolean().optional(),
    }),
  ),
}

/** A qualification with its evidence. */
export const qualificationSchema = z.discriminatedUnion('kind', [
  z.object({ ...RECORD, ...EVIDENCE_MEMBERS.degree }),
  z.object({ ...RECORD, ...EVIDENCE_MEMBERS.certification }),
  z.object({ ...RECORD, ...EVIDENCE_MEMBERS['accredited-institution'] }),
  z.object({ ...RECORD, ...EVIDENCE_MEMBERS.organisation }),
])

export const qualificationListSchema = z.object({
  effectiveLevel: level,
  qualifications: z.array(qualificationSchema),
  enabledKinds: z.array(z.enum(EVIDENCE_KINDS)),
})

export type Qualification = z.infer<typeof qualificationSchema>
export type QualificationList = z.infer<typeof qualificationListSchema>
