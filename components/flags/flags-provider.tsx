'use client'

import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import type { Serialized } from '@/components/ui/serialized'
import { whenIdle } from '@/components/ui/when-idle'
import type { FlagSource } from '@/lib/backends/flags/flag-source.server'
import type { Flags, FlagValues } from '@/lib/backends/flags/flag-values'
import type { FlagClientProps } from './flag-client'
import { FlagsContext } from './use-flag'

export type VisitorFlags = { flags: Flags; source: FlagSource }

type Props = { visitor: Serialized<VisitorFlags>; children: ReactNode }

/**
 * Provides flags to everything below, with the server's values in the very first render. The vendor's client
 * follows once the page is loaded and idle (spec §4, authentication); it is a sibling of the
 * children, so that mounting and updating it keeps their state.
 */
export function FlagsProvider({ visitor, children }: Props) {
  const { flags, source } = useMemo((): VisitorFlags => JSON.parse(visitor), [visitor])
  const [values, setValues] = useState(flags.values)
  const [Client, setClient] = useState<ComponentType<FlagClientProps>>()

  useEffect(
    () =>
      whenIdle(() => {
        // Without the client, blocked or unreachable, the server's values stay.
        import('./flag-client').then(
          ({ FlagClient }) => setClient(() => FlagClient),
          () => undefined,
        )
      }),
    [],
  )

  const take = useCallback((next: FlagValues) => {
    setValues(now => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
  }, [])

  return (
    <FlagsContext value={values}>
      {children}
      {Client && <Client flags={flags} source={source} onValues={take} />}
    </FlagsContext>
  )
}
