'use client'

import { useLiveData } from '@/components/data/use-live-data'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { ACCOUNT_VIEWS, type AccountView } from '@/lib/organisation/account-view'
import type { Locale } from '@/lib/site/sites'
import { AccountList, type AccountTexts, type ListTexts } from './account-list'

type Props = {
  accounts: readonly AccountView[]
  visitorKey: string
  path: string
  texts: AccountTexts
  words: ListTexts
  locale: Locale
  /** Uid of the account that the cart is for. */
  acting: string | undefined
  hidden: HiddenFieldValues
}

/**
 * The accounts, from the page's initial data and then kept up to date: an approval appears when the user
 * returns to the page.
 */
export function LiveAccounts({ accounts, visitorKey, path, texts, ...own }: Props) {
  const live = useLiveData(path, {
    schema: ACCOUNT_VIEWS,
    initial: { data: { accounts: [...accounts] }, visitorKey },
  })
  if (live.state !== 'shown')
    return (
      <p role="status" className="mt-6">
        {live.state === 'signedOut' ? texts.signedOut : texts.other}
      </p>
    )
  const { accounts: shown } = live.data
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{shown.length === 0 ? texts.empty : texts.text}</p>
      <p role="status" className="mt-3 text-muted empty:hidden">
        {live.isStale && texts.stale}
      </p>
      {shown.length > 0 && <AccountList {...own} accounts={shown} texts={texts} />}
    </>
  )
}
