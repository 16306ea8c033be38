import { fetchIdentityProfile } from '@/lib/backends/login-service/identity-profile.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { ok } from '@/lib/result/result'

/**
 * Names of the signed-in user, or null (spec §7); user and token come from the session, whatever the query
 * contains.
 */
export const GET = defineRead({ limit: 'read', session: 'optional' }, async ({ session }) => {
  if (session.state !== 'signedIn') return ok(null)
  const { user, accessToken } = session
  return ok(await fetchIdentityProfile({ id: user.id, accessToken }))
})
