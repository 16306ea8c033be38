import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { ok } from '@/lib/result/result'

/** Loads the accounts of a user, with their price agreements where available. */
export async function loadAccounts(context: SignedInContext) {
  const [accounts, record] = await Promise.all([listAccounts(context), fetchUser(context)])
  if (!accounts.ok) return accounts
  const { programmes, defaultB2BUnit } = record.ok ? record.value : {}
  return ok({ accounts: accounts.value, programmes, customer: defaultB2BUnit?.name })
}
