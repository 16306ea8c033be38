import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { getTranslator } from '@/lib/i18n/translator'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { openStepOf } from '@/lib/registration/open-step'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import { ok } from '@/lib/result/result'
import type { AccountContext } from '../_shell/account-page'

/** Loads the account overview, with as many figures of the other pages as are available. */
export async function loadOverview({ locale, context }: AccountContext) {
  const [accounts, record, quotes, lists] = await Promise.all([
    listAccounts(context),
    fetchUser(context),
    listQuotes(context),
    listSavedCarts(context),
  ])
  if (!accounts.ok && accounts.error.status === 401) return accounts
  const status = record.ok && (await settledStatus(context, record.value.registrationStatus))
  const isOpen = record.ok && status !== 'REGISTERED'
  const level = record.ok ? record.value.qualification?.level : undefined
  return ok({
    accounts,
    openStep: isOpen ? openStepOf(locale, record.value) : undefined,
    figures: {
      ...(quotes.ok && { quotes: String(quotes.value.pagination.totalResults) }),
      ...(lists.ok && { savedCarts: String(lists.value.length) }),
      ...(level !== undefined && {
        qualifications: getTranslator(locale, 'account')('qualifications.levelText', { level }),
      }),
    },
  })
}
