'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML, true after hydration: for controls that do nothing without script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
