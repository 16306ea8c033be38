import { isAdministered } from '@/lib/organisation/account-view'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { ok } from '@/lib/result/result'
import type { AccountContext } from '../../_shell/account-page'
import { loadCards } from './load-cards'

/** What the list of cards is drawn from. While the accounts are not known, the form tells what is full. */
export async function loadCardList(request: AccountContext) {
  const [known, accounts] = await Promise.all([loadCards(request), listAccounts(request.context)])
  if (!known.ok) return known
  return ok({ ...known.value, administers: !accounts.ok || accounts.value.some(isAdministered) })
}
