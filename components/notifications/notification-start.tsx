'use client'

import { useEffect } from 'react'

/** Looks for something to tell in the address; everything that can tell it is loaded only then. */
export function NotificationStart({ path }: { path: string }) {
  useEffect(() => {
    if (location.search.includes('notifications='))
      void import('./arrivals').then(({ showArrivals }) => showArrivals(path))
  }, [path])
  return null
}
