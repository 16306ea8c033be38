import { z } from 'zod'

/** Kinds of evidence for a qualification, each with a flag of its own. */
export const EVIDENCE_KINDS = ['degree', 'certification', 'accredited-institution', 'organisation'] as const

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** Most characters of a text of an evidence. */
export const MOST_EVIDENCE_CHARACTERS = 100

/** First year in which a degree can have been awarded. */
export const FIRST_DEGREE_YEAR = 1940

const text = z.string().trim().min(1).max(MOST_EVIDENCE_CHARACTERS)
const named = z.object({ code: z.string(), name: z.string().optional() })

/** One of the list by its code, or another one by its name. */
const listed = z.union([named, z.object({ name: text })])

const degreeDetailSchema = z.object({
  degree: named,
  fieldOfStudy: text,
  institution: text,
  country: z.object({ isocode: z.string().max(2), name: z.string().optional() }),
  yearAwarded: z.int().min(FIRST_DEGREE_YEAR),
  /** Who answers for a trainee. */
  supervision: z.object({ name: text, number: text }).optional(),
})

const certificationDetailSchema = z.object({
  certification: named,
  issuingBody: text,
  number: text,
  region: text.optional(),
  issuedOn: z.iso.date().optional(),
  expiresOn: z.iso.date().optional(),
})

const institutionDetailSchema = z.object({
  institution: listed,
  role: text,
  department: text.optional(),
})

const organisationDetailSchema = z.object({
  organisation: listed,
  membershipNumber: text,
  grade: text.optional(),
  validUntil: z.iso.date().optional(),
})

/** The members that tell an evidence of each kind. */
export const EVIDENCE_MEMBERS = {
  degree: { kind: z.literal('degree'), detail: degreeDetailSchema },
  certification: { kind: z.literal('certification'), detail: certificationDetailSchema },
  'accredited-institution': {
    kind: z.literal('accredited-institution'),
    detail: institutionDetailSchema,
  },
  organisation: { kind: z.literal('organisation'), detail: organisationDetailSchema },
} as const

/** An evidence as it is sent in. */
export const evidenceSchema = z.discriminatedUnion('kind', [
  z.object(EVIDENCE_MEMBERS.degree),
  z.object(EVIDENCE_MEMBERS.certification),
  z.object(EVIDENCE_MEMBERS['accredited-institution']),
  z.object(EVIDENCE_MEMBERS.organisation),
])

export type Evidence = z.infer<typeof evidenceSchema>

/** What can be chosen for a kind of evidence, and the level that it gives. */
export const qualificationOptionsSchema = z.object({
  options: z.array(z.object({ code: z.string(), name: z.string(), grantsLevel: z.string().optional() })),
  pagination: z.object({
    currentPage: z.int(),
    pageSize: z.int(),
    totalPages: z.int(),
    totalResults: z.int(),
  }),
})

export type QualificationOption = z.infer<typeof qualificationOptionsSchema>['options'][number]
