import { type HostRule, parseStoreHosts } from '../site/hosts.ts'
import { readTagOrigins } from './tag-origins.ts'

/** Options of the front door, all from the store's own settings. */
export type FrontDoorOptions = {
  hostRules: readonly HostRule[]
  /** True behind a TLS-terminating proxy, whose forwarded host, scheme and address are trusted. */
  trustProxy: boolean
  /** Secret of the session cookies. */
  sessionSecret: string
  /** True if the public site is HTTPS only. */
  cookieSecure: boolean
  /** Origins other than our own that the browser may call: the flag service. */
  connectOrigins: readonly string[]
  /** Origins of tags that the operator has enabled. */
  tagOrigins: readonly string[]
  /** Base URL of the regional marketing sites, which have the support pages; undefined if not set. */
  contentUrl: string | undefined
  /** Deadline of the response to every page request and form submission. */
  requestDeadlineMs: number
  /** How long requests are still accepted after a termination signal, while readiness fails. */
  shutdownDelayMs: number
  /** Pages rendered per network and minute; also the burst size after a pause. */
  pagesPerMinute: number
  /** How long a request waits for its turn in overload, before it is shed. */
  admissionWaitMs: number
  /** Fresh time of a page in the page cache. */
  pageCacheMs: number
}

/** Less than ten seconds, so that the response arrives within ten seconds. */
export const DEFAULT_REQUEST_DEADLINE_MS = 9_500

/**
 * As long as the keep-alive timeout, so that a load balancer does not use a connection that is being closed.
 */
export const DEFAULT_SHUTDOWN_DELAY_MS = 5_000

/** A school or a hospital is one network: fifty users who open a page every three seconds. */
export const DEFAULT_PAGES_PER_MINUTE = 1_000

/** With the work itself still far below the ten seconds after which users give up. */
export const DEFAULT_ADMISSION_WAIT_MS = 3_000

/** Part of the age of a price (docs/architecture.md, Caches), so it is the longest, too. */
export const DEFAULT_PAGE_CACHE_MS = 10_000

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the options from the environment. It reports no errors: the start check lists them all and ends the
 * process. Until then an invalid host list matches no host.
 */
export function readOptions(environment: Environment): FrontDoorOptions {
  const { STORE_HOSTS, TRUST_PROXY, SESSION_SECRET = '', COOKIE_SECURE } = environment
  return {
    hostRules: readHostRules(STORE_HOSTS),
    trustProxy: TRUST_PROXY === 'true',
    sessionSecret: SESSION_SECRET,
    cookieSecure: COOKIE_SECURE === 'true',
    connectOrigins: readConnectOrigins(environment),
    tagOrigins: readTagOrigins(environment),
    contentUrl: environment.CONTENT_URL?.replace(/\/+$/, '') || undefined,
    requestDeadlineMs: Number(environment.REQUEST_DEADLINE_MS) || DEFAULT_REQUEST_DEADLINE_MS,
    shutdownDelayMs: Number(environment.SHUTDOWN_DELAY_MS || DEFAULT_SHUTDOWN_DELAY_MS) || 0,
    pagesPerMinute: Number(environment.PAGES_PER_MINUTE) || DEFAULT_PAGES_PER_MINUTE,
    admissionWaitMs: Number(environment.ADMISSION_WAIT_MS) || DEFAULT_ADMISSION_WAIT_MS,
    pageCacheMs: Number(environment.PAGE_CACHE_MS) || DEFAULT_PAGE_CACHE_MS,
  }
}

function readHostRules(setting: string | undefined): readonly HostRule[] {
  try {
    return parseStoreHosts(setting)
  } catch {
    return []
  }
}

/** Origins that the flag client in the browser calls; none without settings. */
export function readConnectOrigins(environment: Environment): readonly string[] {
  const { FLAGS_URL, FLAGS_BROWSER_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL } = environment
  const urls = [FLAGS_BROWSER_URL || FLAGS_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL].filter(
    url => url !== undefined && url !== '',
  )
  return [...new Set(urls.flatMap(url => (URL.canParse(url ?? '') ? [new URL(url ?? '').origin] : [])))]
}
