import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view'
import { organisationsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { LiveAccounts } from './live-accounts'

type Props = { locale: Locale; accounts: readonly AccountView[]; visitorKey: string }

/** The accounts somebody may order for, with their number and role in each. */
export const Accounts = ({ locale, ...own }: Props) => (
  <LiveAccounts {...own} path={organisationsPath(locale)} texts={getMessages(locale).account.accounts} />
)
