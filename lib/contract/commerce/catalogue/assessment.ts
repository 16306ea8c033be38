import { z } from 'zod'
import { namedCodeSchema } from '../named-code.ts'

export const ADMINISTRATIONS = ['PAPER', 'ONSCREEN', 'REMOTE', 'TABLET', 'GROUP', 'INTERVIEW'] as const
export const SCORINGS = ['HAND', 'WEB', 'SOFTWARE', 'MAIL_IN'] as const
const RATERS = ['SELF', 'PARENT', 'TEACHER', 'CAREGIVER', 'CLINICIAN'] as const
const SCORE_KINDS = [
  'STANDARD_SCORE',
  'SCALED_SCORE',
  'T_SCORE',
  'PERCENTILE',
  'STANINE',
  'AGE_EQUIVALENT',
  'GRADE_EQUIVALENT',
  'CONFIDENCE_INTERVAL',
  'RAW_SCORE',
] as const
export const RESOURCE_KINDS = [
  'SAMPLE_REPORT',
  'TECHNICAL_SUMMARY',
  'BROCHURE',
  'WEBINAR',
  'CASE_STUDY',
] as const

/** Another edition of the same assessment. */
const editionReferenceSchema = z.object({
  code: z.string(),
  acronym: z.string(),
  name: z.string(),
  edition: z.int(),
})

/**
 * Ages in whole months, both ends included; without `max` there is no upper limit. Grades are text, `K–12`.
 */
const populationSchema = z.object({
  minAgeMonths: z.int().nonnegative(),
  maxAgeMonths: z.int().optional(),
  grades: z.string().optional(),
  raters: z.array(z.enum(RATERS)),
})

/** Completion time in minutes; `note` names the part, if it is not the whole assessment. */
const completionSchema = z.object({
  minMinutes: z.int(),
  maxMinutes: z.int(),
  note: z.string().optional(),
})

const normsSchema = z.object({
  basis: z.enum(['AGE', 'GRADE']),
  year: z.int(),
  sampleSize: z.int(),
  country: z.string(),
})

const resourceSchema = z.object({
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  text: z.string().optional(),
  href: z.string().optional(),
})

/**
 * The attributes of an assessment: the property `assessment` of a base product, our extension of OCC. Texts
 * are in the language of the call; a text without translation is absent.
 */
export const assessmentSchema = z.object({
  acronym: z.string(),
  edition: z.int(),
  authors: z.array(z.string()),
  population: populationSchema,
  completion: completionSchema,
  administration: z.array(z.enum(ADMINISTRATIONS)),
  telepractice: z.object({ allowed: z.boolean(), note: z.string().optional() }),
  scoring: z.array(z.enum(SCORINGS)),
  /** Language codes of its forms. */
  languages: z.array(z.string()),
  publicationYear: z.int(),
  status: z.enum(['ACTIVE', 'ENDING', 'WITHDRAWN']),
  /** Last day on which its forms can be ordered. */
  endDate: z.iso.date().optional(),
  /** Site ids of the sites that sell it. */
  soldOn: z.array(z.string()),
  body: z.array(z.string()).optional(),
  measures: z.array(z.string()).optional(),
  scores: z.array(z.enum(SCORE_KINDS)).optional(),
  norms: normsSchema.optional(),
  reliability: z.object({ label: z.string(), low: z.number(), high: z.number() }).optional(),
  readingGrade: z.int().optional(),
  qualificationTags: z.array(namedCodeSchema).optional(),
  supersedes: editionReferenceSchema.optional(),
  supersededBy: editionReferenceSchema.optional(),
  resources: z.array(resourceSchema).optional(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).optional(),
})

export type AssessmentFacts = z.infer<typeof assessmentSchema>
