'use client'

import { useEffect } from 'react'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'

/** Looks for notifications in the address; the code that shows them is loaded only if there are any. */
export function NotificationEnhancer({ path }: { path: string }) {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(NOTIFICATIONS_PARAMETER))
      void import('./notifications-from-url').then(({ showNotificationsFromUrl }) =>
        showNotificationsFromUrl(path),
      )
  }, [path])
  return null
}
