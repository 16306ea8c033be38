'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useOwnership } from '@/components/data/use-ownership'
import { type AccountsProps, ShownAccounts } from './shown-accounts'

type Props = AccountsProps & { visitorKey: string; path: string }

/**
 * The accounts, from the page's initial data and then kept up to date: an approval appears when the user
 * returns to the page. What refreshes and checks them is loaded at that moment, because most visits never
 * need it.
 */
export function LiveAccounts(props: Props) {
  const Refreshed = useReturn()
  return Refreshed === undefined ? <InitialAccounts {...props} /> : <Refreshed {...props} />
}

function InitialAccounts({ visitorKey, path, ...own }: Props) {
  return <ShownAccounts {...own} ownership={useOwnership(visitorKey)} isStale={false} />
}

/** The component that refreshes, from the first time on that the user has come back to the page. */
function useReturn(): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<{ Refreshed: ComponentType<Props> }>()
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const load = async () => {
      if (document.visibilityState === 'hidden') return
      // A browser without connection keeps what it shows and tries again at the next return.
      const loaded = await import('./refreshed-accounts').catch(() => undefined)
      if (loaded !== undefined && !signal.aborted) setComponent({ Refreshed: loaded.RefreshedAccounts })
    }
    const onReturn = () => void load()
    window.addEventListener('focus', onReturn, { signal })
    window.addEventListener('online', onReturn, { signal })
    document.addEventListener('visibilitychange', onReturn, { signal })
    return () => ending.abort()
  }, [])
  return component?.Refreshed
}
