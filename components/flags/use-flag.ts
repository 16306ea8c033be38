'use client'

import { createContext, useContext } from 'react'
import type { FlagKey } from '@/lib/backends/flags/flag-defaults'
import type { FlagValues } from '@/lib/backends/flags/flag-values'

export const FlagsContext = createContext<FlagValues | undefined>(undefined)

/**
 * Value of a flag: the server's from the first render on, later the flag service's own when it changes.
 * @throws Error outside of a FlagsProvider.
 */
export function useFlag(key: FlagKey): boolean {
  const values = useContext(FlagsContext)
  if (values === undefined) throw new Error('useFlag needs a FlagsProvider above it')
  return values[key]
}
