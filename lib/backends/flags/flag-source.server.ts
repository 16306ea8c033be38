import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { flagContextPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { toFlagContext, type VisitorContext } from './flag-context'

/** Configuration of the flag client in the browser: URLs and context. */
export type FlagSource = {
  clientId: string
  baseUrl: string
  streamUrl: string
  eventsUrl: string
  context: VisitorContext
  /** Pseudonym of the sign-in that the context belongs to; absent for an anonymous user. */
  visitorKey?: string
  /** Path of the context key, for a browser whose user is not the one the page was rendered for. */
  contextPath: string
}

/** A signed-in user for the flag service. */
export type FlagUser = { id: string; visitorKey: string }

/** The flag client's configuration for a browser; none of it is secret. */
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
