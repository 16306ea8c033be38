import { z } from 'zod'
import { IDLE_TIMEOUT_SECONDS, SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { customerSettingsSchema } from '@/lib/contract/commerce/customer-settings'
import { ROUTING_REGIONS } from '@/lib/contract/login-service'
import type { SiteId } from '@/lib/contract/site-ids'

/** The signed-in user (spec §3); `id` is the identity provider's pearsonUID. */
export type SessionUser = { id: string; firstName: string; lastName: string; email: string }

/** Settings that are stored in the session cookie. */
const SESSION_SETTINGS = customerSettingsSchema.pick({
  site: true,
  timeZone: true,
  dateStyle: true,
  idleWarningSeconds: true,
})

/**
 * Content of the session cookie: the user and the time of sign-in (epoch milliseconds). Later changes of
 * names or email keep both times.
 */
export const IDENTITY_FACTS = z.object({
  id: z.string().min(1),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  sid: z.string().min(1),
  signedInAt: z.number(),
  /** When the password was entered; undefined if the identity provider did not say. */
  authenticatedAt: z.number().optional(),
  /** Read once, at sign-in; undefined if the login service gave none. */
  routingRegion: z.enum(ROUTING_REGIONS).optional(),
  /** Read at sign-in and changed by the preferences, because every page needs them. */
  settings: SESSION_SETTINGS.optional(),
})

export type IdentityFacts = z.infer<typeof IDENTITY_FACTS>

/**
 * Content of the tokens cookie. Times are epoch milliseconds; the idle timeout counts from `seenAt`, the last
 * activity.
 */
export const SESSION_TOKENS = z.object({
  sid: z.string().min(1),
  accessToken: z.string().min(1),
  refreshToken: z.string().optional(),
  expiresAt: z.number(),
  seenAt: z.number(),
})

export type SessionTokens = z.infer<typeof SESSION_TOKENS>

/**
 * An agent of customer support who acts as a customer: the user of the session is the customer, its access
 * token is that of the agent. `endsAt`: end of the session without further activity, in epoch
 * milliseconds. `isFinal`: activity does not extend it.
 */
type Assisted = {
  agent: string
  organization: string | undefined
  siteId: SiteId
  endsAt: number
  isFinal: boolean
}

/**
 * The session of a request. `unavailable`: signed in, but the access token has expired and the identity
 * provider cannot issue a new one now. This is an outage and never means signed out.
 */
export type Session =
  | { state: 'signedIn'; user: SessionUser; sid: string; accessToken: string; assisted?: Assisted }
  | { state: 'unavailable'; user: SessionUser; sid: string }
  | { state: 'anonymous' }

export type SignedIn = Extract<Session, { state: 'signedIn' }>

export const ANONYMOUS: Session = { state: 'anonymous' }

/**
 * Signed in means that both cookies are valid and of the same sign-in: 8 h at most, and at most 1800 s
 * without activity (spec §9).
 */
export function evaluateSession(
  identity: IdentityFacts | undefined,
  tokens: SessionTokens | undefined,
  now: number,
): Session {
  if (identity === undefined || tokens === undefined || identity.sid !== tokens.sid) return ANONYMOUS
  if (isOverLimit(identity, tokens, now)) return ANONYMOUS
  const { id, firstName, lastName, email, sid } = identity
  const user = { id, firstName, lastName, email }
  if (now >= tokens.expiresAt)
    return tokens.refreshToken === undefined ? ANONYMOUS : { state: 'unavailable', user, sid }
  return { state: 'signedIn', user, sid, accessToken: tokens.accessToken }
}

type SignInTimes = Pick<IdentityFacts, 'signedInAt' | 'authenticatedAt'>

/** When a session ends in any case: 8 h after the password was entered (spec §9), in epoch milliseconds. */
export const absoluteEnd = ({ signedInAt, authenticatedAt = signedInAt }: SignInTimes): number =>
  authenticatedAt + SESSION_MAX_AGE_SECONDS * 1000

/** Whether a session has lasted 8 h, or seen no activity for more than 1800 s (spec §9). */
export const isOverLimit = (
  identity: SignInTimes,
  { seenAt }: Pick<SessionTokens, 'seenAt'>,
  now: number,
): boolean => now >= absoluteEnd(identity) || now > seenAt + IDLE_TIMEOUT_SECONDS * 1000
