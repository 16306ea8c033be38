import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { isOpenForOrders } from '@/lib/organisation/account-view'
import { listAccounts } from '@/lib/organisation/list-accounts.server'

/** The account that a user orders for, without a name for the personal account. */
export type ActingAccount = { organization: string | undefined }

/**
 * The account that the next cart of a user will be for. Undefined for a user who has the personal account
 * alone, and in an outage: then there is nothing to switch, or it is not known.
 */
export async function nextAccount(context: SignedInContext): Promise<ActingAccount | undefined> {
  const accounts = await listAccounts(context)
  const linked = accounts.ok ? accounts.value.filter(isOpenForOrders) : []
  if (linked.every(({ isPersonal }) => isPersonal)) return undefined
  const chosen = linked.find(({ isDefault }) => isDefault)
  return { organization: chosen?.isPersonal === false ? chosen.name : undefined }
}
