import 'server-only'
import { z } from 'zod'
import { callCommerce } from '@/lib/backends/commerce/commerce-call.server'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { SignedIn } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { Locale } from '@/lib/site/sites'
import { sharedState } from '@/lib/state/shared-state.server'

/** The maximum delay of a page by a switch that most users do not need. */
const DEADLINE_MS = 1_500

const RECORD = z.object({
  registrationCountryIso: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})

const keyOf = (sid: string): string => `regional-switch/${sid}`

/** The registration country that was read in this session before; it may have changed since. */
export const knownCountryOf = ({ sid }: SignedIn): Promise<string | undefined> =>
  sharedState().get(keyOf(sid))

/**
 * The registration country of a signed-in user, read from the commerce record and stored for the session
 * (spec §4, regional switch). Null if there is none yet, undefined if it cannot be read: an outage moves no
 * user.
 */
export async function readCountryOf(session: SignedIn, locale: Locale): Promise<string | null | undefined> {
  const record = await callCommerce(signedInContext(session, locale), {
    operation: 'fetchRegistrationCountry',
    method: 'GET',
    path: ['users', session.user.id],
    query: { fields: 'registrationCountryIso' },
    schema: RECORD,
    deadlineMs: DEADLINE_MS,
  })
  if (!record.ok) return undefined
  const { registrationCountryIso: country } = record.value
  if (country === undefined) return null
  await sharedState().set(keyOf(session.sid), country, SESSION_MAX_AGE_SECONDS)
  return country
}
