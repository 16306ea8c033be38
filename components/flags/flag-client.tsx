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

/** Seconds until the client reports that it is late; it goes on and tells when it is ready (spec §4). */
const TIMEOUT_SECONDS = 5

/**
 * Every flag is handed over at once, so reading one says nothing: an evaluation event for each would be
 * false.
 */
const REACT_OPTIONS = { useCamelCaseFlagKeys: false, sendEventsOnFlagRead: false }

/**
 * Faults only: what goes well is nobody's business in the console. The vendor's own way of writing would pass
 * them for notes.
 */
const LOGGER = basicLogger({
  level: 'warn',
  // biome-ignore lint/suspicious/noConsole: where the client reports that it is late or cannot be reached (spec §4).
  destination: line => console.warn(line),
})

/**
 * The vendor's client: starts once it is known for whom (spec §4), from the server's values where they are
 * that person's, and passes on what is streamed. Loaded on demand only.
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
 * A flag that was deleted, or of a type that is not ours, falls back to its default. No flag at all means
 * that there was no answer: what holds goes on to hold. The client itself keeps its first context until it is
 * told of another.
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
