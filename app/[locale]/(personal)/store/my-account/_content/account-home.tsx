import { Overview } from '@/components/account/overview'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import { openStepOf } from '@/lib/registration/open-step'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import { type AccountContext, loadAccounts, signedIn } from './account-visit'

type Props = { visit: AccountContext; context: SignedInContext; hiddenPages: readonly string[] }

/** The first page of the account, with as much of the others as can be had. */
export async function AccountHome({ visit, context, hiddenPages }: Props) {
  const { locale, session } = visit
  const [loaded, record, quotes, lists] = await Promise.all([
    loadAccounts(context),
    fetchUser(context),
    listQuotes(context),
    listSavedCarts(context),
  ])
  const status = record.ok && (await settledStatus(context, record.value.registrationStatus))
  const isOpen = record.ok && status !== 'REGISTERED'
  const level = record.ok ? record.value.qualification?.level : undefined
  return (
    <Overview
      locale={locale}
      name={fullName(session.user.firstName, session.user.lastName)}
      accounts={signedIn(visit, loaded)}
      hiddenPages={hiddenPages}
      openStep={isOpen ? openStepOf(locale, record.value) : undefined}
      figures={{
        ...(quotes.ok && { quotes: String(quotes.value.quotes.length) }),
        ...(lists.ok && { savedCarts: String(lists.value.length) }),
        ...(level !== undefined && {
          qualifications: getTranslator(locale, 'account')('qualifications.levelText', { level }),
        }),
      }}
    />
  )
}
