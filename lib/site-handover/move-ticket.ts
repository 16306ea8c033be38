import { z } from 'zod'
import { LOCALES } from '@/lib/site/sites'
import { STEP_IDS } from '../site/steps'
import { MOVE_REASONS } from './move-reason'

/**
 * What a ticket from one host to another says by itself, sealed: nothing in it tells whose it is. With it
 * alone the person arrives where they are meant to, even where the two hosts share no memory.
 */
export const MOVE_TICKET = z.object({
  id: z.uuid(),
  from: z.object({ origin: z.url(), locale: z.enum(LOCALES) }),
  to: z.object({
    origin: z.url(),
    locale: z.enum(LOCALES),
    /** Step to go on with, or another page of that site; without either the home page. */
    step: z.enum(STEP_IDS).optional(),
    path: z.string().optional(),
  }),
  reason: z.enum(MOVE_REASONS),
  country: z.string().optional(),
  /** The identity provider may know the person at the host they come from. */
  signedIn: z.boolean(),
})

export type MoveTicket = z.infer<typeof MOVE_TICKET>

/**
 * What stays on the server under the ticket's id: the signed-in user, or the browser whose typing goes along.
 */
export const TICKET_HOLDER = z.object({ user: z.string().optional(), browser: z.string().optional() })

export type TicketHolder = z.infer<typeof TICKET_HOLDER>
