import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { flagContextPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { toFlagContext, type VisitorContext } from './flag-context'

/** Where a browser finds the flag service, and for whom it asks. */
export type FlagSource = {
  clientId: string
  baseUrl: string
  streamUrl: string
  eventsUrl: string
  context: VisitorContext
  /** Names the sign-in that the context belongs to; without one it is that of a stranger. */
  visitorKey?: string
  /** Where the browser learns the context's key of somebody else than the page was made for. */
  contextPath: string
}

/** A signed-in person as flags know them. */
export type FlagUser = { id: string; visitorKey: string }

/** Where a visitor's browser finds the flag service; none of it is secret. */
export function flagSource(locale: Locale, user: FlagUser | undefined): FlagSource {
  const { FLAGS_CLIENT_ID, FLAGS_URL, FLAGS_BROWSER_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL } = getSettings()
  const baseUrl = FLAGS_BROWSER_URL ?? FLAGS_URL
  return {
    clientId: FLAGS_CLIENT_ID,
    baseUrl,
    streamUrl: FLAGS_STREAM_URL ?? baseUrl,
    eventsUrl: FLAGS_EVENTS_URL ?? baseUrl,
    context: toFlagContext(locale, user?.id),
    ...(user && { visitorKey: user.visitorKey }),
    contextPath: flagContextPath(locale),
  }
}
