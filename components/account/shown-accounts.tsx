import type { Ownership } from '@/components/data/use-ownership'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fill } from '@/lib/i18n/fill'
import type { AccountView } from '@/lib/organisation/account-view-schema'
import type { Locale } from '@/lib/site/sites'
import { AccountList, type AccountTexts, type ListTexts } from './account-list'

/** What the list of accounts needs, whether it is what the page came with or was refreshed since. */
export type AccountsProps = {
  accounts: readonly AccountView[]
  texts: AccountTexts
  words: ListTexts
  locale: Locale
  /** Uid of the account that the cart is for. */
  acting: string | undefined
  hidden: HiddenFieldValues
}

type Props = AccountsProps & {
  ownership: Ownership
  /** Whether the last attempt to refresh the accounts has failed. */
  isStale: boolean
}

/** The accounts of the user, or that they are shown no longer because the user has signed out. */
export function ShownAccounts({ ownership, isStale, ...own }: Props) {
  const { accounts, texts } = own
  if (ownership === 'signedOut' || ownership === 'somebodyElse')
    return (
      <p role="status" className="mt-6">
        {ownership === 'signedOut' ? texts.signedOut : texts.other}
      </p>
    )
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{accounts.length === 0 ? texts.empty : texts.text}</p>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {isStale && texts.stale}
      </p>
      {accounts.length > 0 && (
        <>
          <p className="mt-3 text-muted">{fill(own.words.count, { count: String(accounts.length) })}</p>
          <AccountList {...own} />
        </>
      )}
    </>
  )
}
