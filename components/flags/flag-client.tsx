'use client'

import { basicLogger, LDProvider, useFlags, useLDClient } from 'launchdarkly-react-client-sdk'
import { useEffect, useRef } from 'react'
import type { VisitorContext } from '@/lib/backends/flags/flag-context'
import type { FlagSource } from '@/lib/backends/flags/flag-source.server'
import { type Flags, type FlagValues, toBootstrap, toFlagValues } from '@/lib/backends/flags/flag-values'
import { useFlagContext } from './use-flag-context'

export type FlagClientProps = {
  flags: Flags
  source: FlagSource
  onValues: (values: FlagValues) => void
}

/** Seconds until the client logs that it is late; it continues and reports when it is ready (spec §4). */
const TIMEOUT_SECONDS = 5

/** All flags are read at once, so a read is no evaluation: an evaluation event for each would be wrong. */
const REACT_OPTIONS = { useCamelCaseFlagKeys: false, sendEventsOnFlagRead: false }

/**
 * Logs faults only, with the console's own level: the vendor's default destination would log them as plain
 * messages.
 */
const LOGGER = basicLogger({
  level: 'warn',
  // biome-ignore lint/suspicious/noConsole: where the client logs that it is late or cannot be reached (spec §4).
  destination: line => console.warn(line),
})

/**
 * The vendor's client: starts once the visitor is known (spec §4), with the server's values where they are
 * for the same context, and reports streamed changes. Loaded on demand only.
 */
export function FlagClient({ flags, source, onValues }: FlagClientProps) {
  const { clientId, baseUrl, streamUrl, eventsUrl } = source
  const context = useFlagContext(source)
  const bootstrap = context?.key === source.context.key ? toBootstrap(flags) : undefined
  return (
    <LDProvider
      clientSideID={clientId}
      deferInitialization
      {...(context && { context })}
      timeout={TIMEOUT_SECONDS}
      reactOptions={REACT_OPTIONS}
      options={{
        baseUrl,
        streamUrl,
        eventsUrl,
        ...(bootstrap && { bootstrap }),
        logger: LOGGER,
        streaming: true,
        fetchGoals: false,
        diagnosticOptOut: true,
      }}
    >
      <Report context={context} onValues={onValues} />
    </LDProvider>
  )
}

type ReportProps = Pick<FlagClientProps, 'onValues'> & { context: VisitorContext | undefined }

/**
 * A flag that was deleted or has another type falls back to its default. No flags at all means that there was
 * no response: the current values stay. The client keeps its first context until it is given another.
 */
function Report({ context, onValues }: ReportProps) {
  const flags = useFlags()
  const client = useLDClient()
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (Object.keys(flags).length > 0) onValues(toFlagValues(flags))
  }, [flags, onValues])
  useEffect(() => {
    if (client === undefined || context === undefined) return
    asked.current ??= String(client.getContext()?.key)
    if (asked.current === context.key) return
    asked.current = context.key
    client.identify(context).catch(() => undefined)
  }, [client, context])
  return null
}
