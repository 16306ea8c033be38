'use client'

import { useLiveData } from '@/components/data/use-live-data'
import { ACCOUNT_VIEWS } from '@/lib/organisation/account-view-schema'
import { type AccountsProps, ShownAccounts } from './shown-accounts'

type Props = AccountsProps & { visitorKey: string; path: string }

/** The accounts, asked for at once and then whenever the user comes back to the page. */
export function RefreshedAccounts({ accounts, acting, visitorKey, path, ...own }: Props) {
  const { data, ...state } = useLiveData(path, {
    schema: ACCOUNT_VIEWS,
    initial: { data: { accounts: [...accounts], ...(acting !== undefined && { acting }) }, visitorKey },
    isOutdated: true,
  })
  return <ShownAccounts {...own} {...state} accounts={data.accounts} acting={data.acting} />
}
