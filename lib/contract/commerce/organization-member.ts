import { z } from 'zod'
import { paginationSchema } from './catalogue/search.ts'
import { namedCodeSchema } from './named-code.ts'

/** A person of an organization, or one who has asked to belong to it. Only administrators see the email. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().optional(),
  status: z.enum(['ASSOCIATED', 'PENDING_APPROVAL']),
  administrator: z.boolean(),
  /** Whether the member approves the orders of others. */
  approver: z.boolean().optional(),
  /** Whether the member asks to become an administrator. */
  administratorRequested: z.boolean(),
  /** The level up to which the person may order. */
  level: namedCodeSchema.optional(),
  /** Whether it is the user who asks. */
  self: z.boolean(),
})

/** An invitation that nobody has accepted yet. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  sentAt: z.string(),
  validUntil: z.string(),
})

/** People on a page of an organization. */
export const MEMBERS_PER_PAGE = 20

/**
 * A page of the people of an organization. Administrators get everybody; other members get the administrators
 * and themselves, and no invitations.
 */
export const memberListSchema = z.object({
  /** Those who wait for a decision first, then all others, each by name. */
  members: z.array(memberSchema),
  invitations: z.array(invitationSchema),
  pagination: paginationSchema.omit({ sort: true }),
  /** How many belong to the organization, whatever was searched for. */
  associated: z.int(),
})

/** What whoever has the token of a mail sees of the invitation. */
export const offeredInvitationSchema = z.object({
  organization: z.object({ uid: z.string(), name: z.string() }),
  invitedBy: z.string(),
  validUntil: z.string(),
})

const LONGEST_INVITED_EMAIL = 254

export const invitationInputSchema = z.object({ email: z.email().max(LONGEST_INVITED_EMAIL) })

/**
 * A request to join, or to become an administrator, is decided. With the one that was seen, another one of
 * the same person is not.
 */
export const memberDecisionInputSchema = z.object({
  approved: z.boolean(),
  request: z.enum(['JOIN', 'ADMINISTRATOR']).optional(),
})

export type Member = z.infer<typeof memberSchema>
export type MemberDecision = z.infer<typeof memberDecisionInputSchema>
export type Invitation = z.infer<typeof invitationSchema>
export type MemberList = z.infer<typeof memberListSchema>
export type OfferedInvitation = z.infer<typeof offeredInvitationSchema>
