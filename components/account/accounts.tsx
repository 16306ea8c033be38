import { ButtonLink } from '@/components/ui/button'
import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view'
import { newAccountPath, organisationsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { LiveAccounts } from './live-accounts'

type Props = { locale: Locale; accounts: readonly AccountView[]; visitorKey: string }

/** The accounts somebody may order for, with their number and role in each, and the way to one more. */
export const Accounts = ({ locale, ...own }: Props) => (
  <>
    <LiveAccounts {...own} path={organisationsPath(locale)} texts={getMessages(locale).account.accounts} />
    <p className="mt-8">
      <ButtonLink href={newAccountPath(locale)}>{getMessages(locale).account.accounts.add}</ButtonLink>
    </p>
  </>
)
