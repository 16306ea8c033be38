import 'server-only'
import type { z } from 'zod'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { identityProfileSchema } from '@/lib/contract/login-service'
import { type LoginServiceUser, loginServiceRead } from './login-service-call.server'

export type IdentityProfile = z.infer<typeof identityProfileSchema>

/**
 * Fetches the user's names, `GET identityProfiles`; null on every failure (spec §7, §8). `deadlineMs`
 * shortens the timeout.
 */
export async function fetchIdentityProfile(
  { id, accessToken }: LoginServiceUser,
  deadlineMs?: number,
): Promise<IdentityProfile | null> {
  const query = { userId: id, token: accessToken }
  const call = loginServiceRead('fetchIdentityProfile', 'identityProfiles', query)
  const timeout = deadlineMs === undefined ? {} : { deadlineMs }
  const result = await callBackend({ ...call, ...timeout, schema: identityProfileSchema })
  return result.ok ? result.value : null
}
