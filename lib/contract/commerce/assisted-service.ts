import { z } from 'zod'
import { SITE_IDS } from '../site-ids.ts'

/** Roles of support staff: acting as customers, and reading what all agents did, not only themselves. */
export type AgentRole = 'asagent' | 'asagentlead'

/** Base path of the assisted service, beside that of OCC. */
export const ASSISTED_SERVICE_PATH = '/assistedservicewebservices'

/** A customer in the results of a search. */
const assistedCustomerSchema = z.object({
  uid: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  customerId: z.string(),
  email: z.string(),
  /** Name of the organization, for a member of one. */
  orgUnit: z.object({ uid: z.string(), name: z.string() }).optional(),
  /** The site of the customer's country; absent while that is not known (our extension). */
  baseSite: z.enum(SITE_IDS).optional(),
  /** Locked or closed at the identity provider (our extension). */
  locked: z.boolean().optional(),
})

export type AssistedCustomer = z.infer<typeof assistedCustomerSchema>

const paginationSchema = z.object({
  currentPage: z.int(),
  pageSize: z.int(),
  totalPages: z.int(),
  totalResults: z.int(),
})

/** The answer of the customer search of the assisted service. */
export const assistedSearchSchema = z.object({
  entries: z.array(assistedCustomerSchema).default([]),
  pagination: paginationSchema,
})

export type AssistedSearch = z.infer<typeof assistedSearchSchema>

/** Reason codes of a support session; `other` requires a free text. */
export const ASSISTED_REASONS = ['order', 'quote', 'account', 'qualification', 'technical', 'other'] as const

export type AssistedReason = (typeof ASSISTED_REASONS)[number]

/** Maximum length of the free text, in characters. */
export const REASON_MAX_CHARACTERS = 200

/** A ticket number: up to eight letters, a hyphen, up to ten digits. */
export const TICKET_NUMBER = /^[A-Z]{1,8}-\d{1,10}$/

/** Body that starts a support session (our extension). `reason`: free text, required for code `other`. */
export const newAssistedSessionSchema = z
  .object({
    customerId: z.string().min(1).max(40),
    reasonCode: z.enum(ASSISTED_REASONS),
    reason: z.string().trim().max(REASON_MAX_CHARACTERS),
    ticket: z.string().regex(TICKET_NUMBER, 'The ticket number is letters, a hyphen and digits.'),
  })
  .refine(({ reasonCode, reason }) => reasonCode !== 'other' || reason !== '', {
    path: ['reason'],
    message: 'Another reason is stated in words.',
  })

export type NewAssistedSession = z.infer<typeof newAssistedSessionSchema>

/** An agent acting as a customer (our extension). */
export const assistedSessionSchema = z.object({
  id: z.string().min(1),
  customer: assistedCustomerSchema,
  started: z.string(),
})

/** Query of the activity log (our extension). `page` is zero-based; days (yyyy-mm-dd) filter by start. */
export type AssistedLogQuery = {
  page: number
  /** Search words: customer name, agent name or ticket number. */
  query?: string
  reasonCode?: AssistedReason
  from?: string
  until?: string
}

/** The log: who acted as whom, why, when, and what was written (our extension). */
export const assistedLogSchema = z.object({
  sessions: z
    .array(
      z.object({
        id: z.string(),
        agent: z.object({ id: z.string(), name: z.string() }),
        customer: z.object({ customerId: z.string(), name: z.string() }),
        reasonCode: z.enum(ASSISTED_REASONS),
        reason: z.string(),
        ticket: z.string(),
        started: z.string(),
        ended: z.string().optional(),
        /** The latest ones; `totalWrites` says how many there are. */
        writes: z.array(z.object({ method: z.string(), path: z.string(), at: z.string() })).default([]),
        totalWrites: z.int().default(0),
      }),
    )
    .default([]),
  pagination: paginationSchema,
})

export type AssistedLog = z.infer<typeof assistedLogSchema>

/** What an agent reports from within a session; `active` only keeps it open (our extension). */
export const newAssistedEntrySchema = z.object({
  kind: z.enum(['page', 'file', 'refused', 'active']),
  /** A path; never what was typed. */
  text: z.string().max(500),
  /** How long ago that was, in whole seconds. */
  secondsAgo: z.int().min(0).max(3600).optional(),
})

export type NewAssistedEntry = z.infer<typeof newAssistedEntrySchema>

/** Kinds of entries of the log, apart from the sessions themselves. */
export const ASSISTED_ENTRY_KINDS = [
  'write',
  'search',
  'page',
  'file',
  'refused',
  'signedIn',
  'signInRefused',
  'signedOut',
] as const

/** Everything that agents did, one by one, the latest first (our extension). */
export const assistedEntriesSchema = z.object({
  entries: z
    .array(
      z.object({
        kind: z.enum(ASSISTED_ENTRY_KINDS),
        agent: z.object({ id: z.string(), name: z.string() }),
        customer: z.object({ customerId: z.string(), name: z.string() }).optional(),
        session: z.string().optional(),
        /** Method and path, a path, or the kind of a search. */
        text: z.string(),
        /** Results of a search. */
        hits: z.int().optional(),
        at: z.string(),
      }),
    )
    .default([]),
  pagination: paginationSchema,
})

export type AssistedEntries = z.infer<typeof assistedEntriesSchema>
