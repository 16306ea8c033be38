import { z } from 'zod'
import { isCode } from '@/lib/validation/codes'
import { REQUEST_KINDS } from './awaits-decision'
import { INVITED_EMAIL } from './organisation-fields'

const CODE = z.string().refine(isCode)

/** What a user does with their own link. */
const OWN = z.object({ intent: z.enum(['default', 'requestRole', 'leave']), organisation: CODE })

/** What an administrator does with one person. */
const PERSON = z.object({
  intent: z.enum(['approve', 'refuse', 'remove', 'handOver', 'appoint', 'dismiss']),
  organisation: CODE,
  member: CODE,
  /** The request that the page shows, of those who approve or refuse it. */
  request: z.enum(REQUEST_KINDS).optional(),
})

const INVITE = z.object({ intent: z.literal('invite'), organisation: CODE, [INVITED_EMAIL]: z.string() })

const WITHDRAW = z.object({ intent: z.literal('withdraw'), organisation: CODE, invitation: CODE })

const TERMS = z.object({
  intent: z.literal('purchaseOrder'),
  organisation: CODE,
  required: z.enum(['yes', 'no']),
})

/** The answer to an invitation, by the token of its mail. */
const ANSWER = z.object({ intent: z.enum(['accept', 'decline']), token: CODE })

/** What the forms of the pages of accounts request. */
export const ORGANISATION_ACTION = z.discriminatedUnion('intent', [
  OWN,
  PERSON,
  INVITE,
  WITHDRAW,
  TERMS,
  ANSWER,
])

export type OrganisationAction = z.infer<typeof ORGANISATION_ACTION>
export type OwnAction = z.infer<typeof OWN>
export type PersonAction = z.infer<typeof PERSON>
