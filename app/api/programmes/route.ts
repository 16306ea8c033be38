import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { programmeTexts, reducingProgrammes } from '@/lib/cart/sums/programme-messages'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = { limit: 'read', session: 'optional', query: localeQuerySchema } as const

/**
 * Price programmes of the signed-in user, as texts for cached pages. The list is empty for anonymous visitors
 * and in an outage: the page shows list prices, and the cart shows the actual prices.
 */
export const GET = defineRead(NEEDS, async ({ session, query: { locale } }) => {
  if (session.state !== 'signedIn') return ok({ programmes: [] })
  const [user, { values }] = await Promise.all([
    fetchUser(signedInContext(session, locale)),
    getFlags(locale, session.user.id),
  ])
  const programmes = user.ok ? reducingProgrammes(user.value.programmes, values) : []
  return ok(programmeTexts(locale, programmes, user.ok ? user.value.defaultB2BUnit?.name : undefined))
})
