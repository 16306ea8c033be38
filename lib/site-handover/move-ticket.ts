import { z } from 'zod'
import { LOCALES } from '@/lib/site/sites'
import { STEP_IDS } from '../site/steps'
import { MOVE_REASONS } from './move-reason'

/**
 * Sealed content of a ticket from one host to another: it does not reveal its user. It alone leads the user
 * to the target, even if the two hosts share no state.
 */
export const MOVE_TICKET = z.object({
  id: z.uuid(),
  from: z.object({ origin: z.url(), locale: z.enum(LOCALES) }),
  to: z.object({
    origin: z.url(),
    locale: z.enum(LOCALES),
    /** Step to continue with, or another page of that site; the home page if neither is set. */
    step: z.enum(STEP_IDS).optional(),
    path: z.string().optional(),
  }),
  reason: z.enum(MOVE_REASONS),
  country: z.string().optional(),
  /** The identity provider may know the user at the host they come from. */
  signedIn: z.boolean(),
})

export type MoveTicket = z.infer<typeof MOVE_TICKET>

/** Stored on the server under the ticket's id: the signed-in user, or the browser whose draft goes along. */
export const TICKET_HOLDER = z.object({ user: z.string().optional(), browser: z.string().optional() })

export type TicketHolder = z.infer<typeof TICKET_HOLDER>
