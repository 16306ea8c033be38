import { z } from 'zod'
import { SUPPORT_IDLE_SECONDS } from '@/lib/config/limits'
import { SITE_IDS } from '@/lib/contract/site-ids'

/** The customer as whom an agent acts, since when (epoch milliseconds), and the assisted session. */
const ACTING = z.object({
  session: z.string().min(1),
  customerId: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  organization: z.string().optional(),
  siteId: z.enum(SITE_IDS),
  ticket: z.string(),
  startedAt: z.number(),
})

/**
 * A session of support staff, kept on the server under the id in its cookie. It has the access token
 * of the agent's own realm and ends with it: there is no refresh token. Times are epoch milliseconds.
 */
export const SUPPORT_RECORD = z.object({
  agent: z.object({ id: z.string().min(1), name: z.string(), roles: z.array(z.string()) }),
  accessToken: z.string().min(1),
  /** Id of the session at the identity provider, which ends with this one. */
  tokenId: z.string().min(1).optional(),
  expiresAt: z.number(),
  acting: ACTING.optional(),
})

export type SupportRecord = z.infer<typeof SUPPORT_RECORD>

/** Whether a session of support staff has ended, by its token or without activity for more than 600 s. */
export const hasSupportEnded = (
  { expiresAt }: Pick<SupportRecord, 'expiresAt'>,
  seenAt: number,
  now: number,
): boolean => now >= expiresAt || now > seenAt + SUPPORT_IDLE_SECONDS * 1000
