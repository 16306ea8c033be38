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
  const { FLAGS_CLIENT_ID, FLAGS_URL, FLAGS_BROWSER_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL } = getSettings()
  const baseUrl = FLAGS_BROWSER_URL ?? FLAGS_URL
  return {
    clientId: FLAGS_CLIENT_ID,
    baseUrl,
    streamUrl: FLAGS_STREAM_URL ?? baseUrl,
    eventsUrl: FLAGS_EVENTS_URL ?? baseUrl,
    context: toFlagContext(locale, userId),
  }
}
