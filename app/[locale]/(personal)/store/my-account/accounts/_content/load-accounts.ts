import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { readActingAccount } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { toAccountView } from '@/lib/organisation/account-view'
import { fetchInvitation } from '@/lib/organisation/members.server'
import { withNumbers } from '@/lib/organisation/missing-numbers.server'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok } from '@/lib/result/result'
import { isCode } from '@/lib/validation/codes'

/**
 * Loads the accounts of a user, with their price agreements where available.
 * @param token of an invitation that the user wants to answer; empty without one
 */
export async function loadAccounts(context: SignedInContext, token: string) {
  const [listed, record, shopper, offered] = await Promise.all([
    listOrganisations(context),
    fetchUser(context),
    pageShopper(context.locale),
    isCode(token) ? fetchInvitation(context, token) : undefined,
  ])
  if (!listed.ok) return listed
  const accounts = (await withNumbers(context, listed.value)).map(toAccountView)
  const { programmes, defaultB2BUnit } = record.ok ? record.value : {}
  return ok({
    accounts,
    programmes,
    customer: defaultB2BUnit?.name,
    acting: await readActingAccount(shopper, accounts),
    invitation: offered?.ok === true ? offered.value : undefined,
  })
}
