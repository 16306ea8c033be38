import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import type { Locale } from '@/lib/site/sites'
import { toFlagContext, type VisitorContext } from './flag-context'

/** Where a browser finds the flag service, and for whom it asks. */
export type FlagSource = {
  clientId: string
  baseUrl: string
  streamUrl: string
  eventsUrl: string
  context: VisitorContext
}

/** Where a visitor's browser finds the flag service; none of it is secret. */
export function flagSource(locale: Locale, userId: string | undefined): FlagSource {
  const { FLAGS_CLIENT_ID, FLAGS_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL } = getSettings()
  return {
    clientId: FLAGS_CLIENT_ID,
    baseUrl: FLAGS_URL,
    streamUrl: FLAGS_STREAM_URL ?? FLAGS_URL,
    eventsUrl: FLAGS_EVENTS_URL ?? FLAGS_URL,
    context: toFlagContext(locale, userId),
  }
}
