import { toFlagContext } from '@/lib/backends/flags/flag-context'
import { defineRead, refuseUnavailable } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { ok } from '@/lib/result/result'

const NEEDS = { limit: 'glance', session: 'optional', query: localeQuerySchema } as const

/**
 * Under which key the flag service knows whoever asks (spec §3): their own user id, or the word for everybody
 * else.
 */
export const GET = defineRead(NEEDS, ({ request, session, query: { locale } }) => {
  if (session.state === 'unavailable') return refuseUnavailable(request)
  const { key } = toFlagContext(locale, session.state === 'signedIn' ? session.user.id : undefined)
  return ok({ key })
})
