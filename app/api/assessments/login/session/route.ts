import { fetchLoginSession } from '@/lib/backends/login-service/login-session.server'
import { defineRead } from '@/lib/handlers/define-read.server'

/** The text `true` or `false` (spec §7); the token is added here. */
export const GET = defineRead({ limit: 'read', session: 'optional' }, async ({ session }) => {
  const isAlive = session.state === 'signedIn' && (await fetchLoginSession(session.accessToken))
  return new Response(String(isAlive), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})
