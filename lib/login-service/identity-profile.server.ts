import 'server-only'
import type { z } from 'zod'
import { identityProfileSchema } from '@/lib/contract/login-service'
import { callBackend } from '@/lib/http/call-backend.server'
import { type LoginServiceUser, loginServiceRead } from './login-service-call.server'

export type IdentityProfile = z.infer<typeof identityProfileSchema>

/** Names of the account, `GET identityProfiles`; null on every failure (spec §7, §8). */
export async function fetchIdentityProfile({
  id,
  accessToken,
}: LoginServiceUser): Promise<IdentityProfile | null> {
  const query = { userId: id, token: accessToken }
  const call = loginServiceRead('fetchIdentityProfile', 'identityProfiles', query)
  const result = await callBackend({ ...call, schema: identityProfileSchema })
  return result.ok ? result.value : null
}
