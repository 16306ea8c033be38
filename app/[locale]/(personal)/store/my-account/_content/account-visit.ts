import { redirect } from 'next/navigation'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { SignedIn } from '@/lib/session/session-state'
import { accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

export type AccountContext = {
  locale: Locale
  page: MyAccountPage
  session: SignedIn
  flags: FlagValues
  parameters: AddressParameters
}

export async function loadAccounts(context: SignedInContext) {
  const answer = await listOrganisations(context)
  return answer.ok ? ok(answer.value.map(toAccountView)) : answer
}

/** A token that the back end refuses is the end of the session (spec §4): sign in, and come back. */
export function signedIn<T>(
  { locale, page }: AccountContext,
  answer: Result<T, Problem>,
): Result<T, Problem> {
  if (!answer.ok && answer.error.status === 401) redirect(loginPath(locale, accountPath(locale, page)))
  return answer
}
