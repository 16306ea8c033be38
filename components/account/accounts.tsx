import { ButtonLink } from '@/components/ui/button'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import { newAccountPath, organisationsPath } from '@/lib/site/paths'
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
  /** Uid of the account that the cart is for. */
  acting: string | undefined
  hidden: HiddenFieldValues
}

/**
 * The accounts that the user may order for, with number, role and price agreements, and the link that adds
 * another.
 */
export const Accounts = ({ locale, programmes, customer, ...own }: Props) => (
  <>
    <LiveAccounts
      {...own}
      locale={locale}
      path={organisationsPath(locale)}
      texts={getMessages(locale).account.accounts}
      words={listTexts(locale)}
    />
    <Programmes {...{ locale, programmes, customer }} />
    <p className="mt-8">
      <ButtonLink href={newAccountPath(locale)}>{getMessages(locale).account.accounts.add}</ButtonLink>
    </p>
  </>
)

function listTexts(locale: Locale) {
  const { organisations, taxExemptions } = getMessages(locale)
  return { ...organisations.list, switch: organisations.switch, states: taxExemptions.status }
}
