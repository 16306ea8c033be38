'use client'

import { basicLogger, LDProvider, useFlags } from 'launchdarkly-react-client-sdk'
import { useEffect } from 'react'
import type { FlagSource } from '@/lib/flags/flag-source.server'
import { type Flags, type FlagValues, toBootstrap, toFlagValues } from '@/lib/flags/flag-values'

export type FlagClientProps = { flags: Flags; source: FlagSource; onValues: (values: FlagValues) => void }

/** Seconds until the client reports that it is late; it goes on and tells when it is ready (spec §4, §9). */
const TIMEOUT_SECONDS = 5

/** Every flag is handed over at once, so reading one says nothing: an evaluation event for each would be false. */
const REACT_OPTIONS = { useCamelCaseFlagKeys: false, sendEventsOnFlagRead: false }

/** Faults only: what goes well is nobody's business in the console. */
const LOGGER = basicLogger({ level: 'warn' })

/** The vendor's client: starts from the server's values and passes on what is streamed. Loaded on demand only. */
export function FlagClient({ flags, source, onValues }: FlagClientProps) {
  const { clientId, context, ...addresses } = source
  const bootstrap = toBootstrap(flags)
  return (
    <LDProvider
      clientSideID={clientId}
      context={context}
      timeout={TIMEOUT_SECONDS}
      reactOptions={REACT_OPTIONS}
      options={{
        ...addresses,
        ...(bootstrap && { bootstrap }),
        logger: LOGGER,
        streaming: true,
        fetchGoals: false,
        diagnosticOptOut: true,
      }}
    >
      <Report onValues={onValues} />
    </LDProvider>
  )
}

/** A flag that was deleted, or of a type that is not ours, falls back to its default. */
function Report({ onValues }: Pick<FlagClientProps, 'onValues'>) {
  const flags = useFlags()
  useEffect(() => onValues(toFlagValues(flags)), [flags, onValues])
  return null
}
