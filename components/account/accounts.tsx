import { ButtonLink } from '@/components/ui/button'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view'
import { newAccountPath, organisationsPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { LiveAccounts } from './live-accounts'
import { Programmes } from './programmes'

type Props = {
  locale: Locale
  accounts: readonly AccountView[]
  programmes: readonly Programme[]
  /** The organization that the programmes belong to. */
  customer: string | undefined
  visitorKey: string
}

/**
 * The accounts that the user may order for, with number, role and price agreements, and the link that adds
 * another.
 */
export const Accounts = ({ locale, programmes, customer, ...own }: Props) => (
  <>
    <LiveAccounts {...own} path={organisationsPath(locale)} texts={getMessages(locale).account.accounts} />
    <Programmes {...{ locale, programmes, customer }} />
    <p className="mt-8">
      <ButtonLink href={newAccountPath(locale)}>{getMessages(locale).account.accounts.add}</ButtonLink>
    </p>
  </>
)
