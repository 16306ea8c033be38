import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { tellProgrammes, toldProgrammes } from '@/lib/cart/programme-messages'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = { limit: 'read', session: 'optional', query: localeQuerySchema } as const

/**
 * Price programmes of whoever is signed in, in words, for pages that are the same for everybody. Who is not
 * is told of none; where nobody can tell, neither: prices stand without it, and the cart says what they come
 * to.
 */
export const GET = defineRead(NEEDS, async ({ session, query: { locale } }) => {
  if (session.state !== 'signedIn') return ok({ programmes: [] })
  const [user, { values }] = await Promise.all([
    fetchUser(signedInContext(session, locale)),
    getFlags(locale, session.user.id),
  ])
  const told = user.ok ? toldProgrammes(user.value.programmes, values) : []
  return ok(tellProgrammes(locale, told, user.ok ? user.value.defaultB2BUnit?.name : undefined))
})
