import { z } from 'zod'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { ok } from '@/lib/result/result'
import { visitorKeyOf } from '@/lib/session/visitor-key.server'
import { supportBarWords } from '@/lib/support/bar-words'
import { pagesNotOffered } from '@/lib/support/menu-pages'

const NEEDS = {
  limit: 'cheapRead',
  session: 'optional',
  query: z.object({ locale: localeSchema.optional().catch(undefined) }),
} as const

/**
 * Account summary for the header of cached pages: names and hidden menu entries only, never a token. The
 * session does not depend on a site, so this read works without a locale.
 */
export const GET = defineRead(NEEDS, async ({ session, now, query: { locale } }) => {
  if (session.state !== 'signedIn') return ok({ state: session.state })
  const { id, firstName, lastName } = session.user
  const assisted = supportBarWords(locale ?? 'en-us', session, now)
  const names = {
    state: session.state,
    visitorKey: visitorKeyOf(session.sid),
    firstName,
    lastName,
    ...(assisted && { assisted }),
  }
  if (locale === undefined) return ok(names)
  const { values } = await getFlags(locale, id)
  return ok({ ...names, hiddenPages: pagesNotOffered(session, values) })
})
