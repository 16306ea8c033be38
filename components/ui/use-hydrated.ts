'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the delivered page, true once scripts run: for controls that would be dead without them. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
