import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view'
import { organisationsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { LiveAccounts } from './live-accounts'

type Props = { locale: Locale; accounts: readonly AccountView[]; visitorKey: string }

/** The accounts somebody may order for, with their number and role in each. */
export function Accounts({ locale, accounts, visitorKey }: Props) {
  const texts = getMessages(locale).account.accounts
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{accounts.length === 0 ? texts.empty : texts.text}</p>
      <LiveAccounts
        accounts={accounts}
        visitorKey={visitorKey}
        path={organisationsPath(locale)}
        texts={texts}
      />
    </>
  )
}
