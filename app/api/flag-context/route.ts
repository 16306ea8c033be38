import { toFlagContext } from '@/lib/backends/flags/flag-context'
import { defineRead, refuseUnavailable } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { ok } from '@/lib/result/result'

const NEEDS = { limit: 'cheapRead', session: 'optional', query: localeQuerySchema } as const

/**
 * Context key of the visitor at the flag service (spec §3): the user id, or the shared key of anonymous
 * visitors.
 */
export const GET = defineRead(NEEDS, ({ request, session, query: { locale } }) => {
  if (session.state === 'unavailable') return refuseUnavailable(request)
  const { key } = toFlagContext(locale, session.state === 'signedIn' ? session.user.id : undefined)
  return ok({ key })
})
