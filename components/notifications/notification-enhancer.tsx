'use client'

import { useEffect } from 'react'
import { NOTIFICATIONS } from '@/lib/notifications/notification'

/** Looks for something to tell in the address; everything that can tell it is loaded only then. */
export function NotificationEnhancer({ path }: { path: string }) {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(NOTIFICATIONS))
      void import('./notifications-from-url').then(({ showNotificationsFromUrl }) =>
        showNotificationsFromUrl(path),
      )
  }, [path])
  return null
}
