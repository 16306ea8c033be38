import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = { limit: 'read', session: 'required', query: localeQuerySchema } as const

/** Accounts of the signed-in user, for pages that keep them up to date. */
export const GET = defineRead(NEEDS, async ({ session, query: { locale } }) => {
  const answer = await listOrganisations(signedInContext(session, locale))
  return answer.ok ? ok({ accounts: answer.value.map(toAccountView) }) : answer
})
