import { readActingAccount } from '@/lib/cart/access/read-cart.server'
import { shopperOf } from '@/lib/cart/access/shopper.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = { limit: 'read', session: 'required', query: localeQuerySchema } as const

/** Accounts of the signed-in user, and which one the cart is for, for pages that keep them up to date. */
export const GET = defineRead(NEEDS, async ({ session, cookies, query: { locale } }) => {
  const answer = await listOrganisations(signedInContext(session, locale))
  if (!answer.ok) return answer
  const accounts = answer.value.map(toAccountView)
  const acting = await readActingAccount(await shopperOf(session, locale, cookies), accounts)
  return ok({ accounts, ...(acting !== undefined && { acting }) })
})
