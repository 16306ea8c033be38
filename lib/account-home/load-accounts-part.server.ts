import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { findActingAccount } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import type { Organization } from '@/lib/contract/commerce/organization'
import { toAccountView } from '@/lib/organisation/account-view'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { type HomePart, knownOf } from './home-part'
import { listExemptionNotices } from './list-exemption-notices.server'
import { listRequests } from './member-requests.server'

type AccountsPart = HomePart<'accounts' | 'acting' | 'exemptions' | 'requests' | 'unlisted'>

/** The user's accounts, and what waits in those that they administer. Only a refused token is a problem. */
export async function loadAccountsPart(
  locale: Locale,
  context: SignedInContext,
): Promise<Result<AccountsPart, Problem>> {
  const joined = await listOrganisations(context)
  if (!joined.ok && joined.error.status === 401) return joined
  const [acting, exemptions, waiting] = await Promise.all([
    joined.ok ? actingAmong(locale, joined.value) : joined,
    listExemptionNotices(context, joined),
    listRequests(context, joined),
  ])
  const { answer, requests, unlisted } = waiting
  const accounts = knownOf(joined)?.map(toAccountView)
  return ok({
    shown: { accounts, acting: knownOf(acting), exemptions, requests, unlisted },
    answers: [joined, acting, answer],
  })
}

/** The one of a user's accounts that their cart is for, or the next one will be. */
const actingAmong = async (locale: Locale, organizations: readonly Organization[]) =>
  findActingAccount(await pageShopper(locale), organizations.map(toAccountView))
