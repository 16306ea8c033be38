import { fetchLoginSession } from '@/lib/backends/login-service/login-session.server'
import { defineRead } from '@/lib/handlers/define-read.server'

/** Responds with the text `true` or `false` (spec §7); the server adds the access token. */
export const GET = defineRead({ limit: 'read', session: 'optional' }, async ({ session }) => {
  const isAlive = session.state === 'signedIn' && (await fetchLoginSession(session.accessToken))
  return new Response(String(isAlive), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
})
