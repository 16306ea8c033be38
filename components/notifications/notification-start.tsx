'use client'

import { useEffect } from 'react'
import { NOTIFICATIONS } from '@/lib/notifications/notification'

/** Looks for something to tell in the address; everything that can tell it is loaded only then. */
export function NotificationStart({ path }: { path: string }) {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(NOTIFICATIONS))
      void import('./arrivals').then(({ showArrivals }) => showArrivals(path))
  }, [path])
  return null
}
