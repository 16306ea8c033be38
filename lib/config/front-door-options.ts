import { type HostRule, parseStoreHosts } from '../site/hosts.ts'
import { readTagOrigins } from './tag-origins.ts'

/** What the front door must know of the deployment; all of it from the store's own settings. */
export type FrontDoorOptions = {
  hostRules: readonly HostRule[]
  /** True behind a TLS front: its forwarded host, scheme and address are believed, nobody else's. */
  trustProxy: boolean
  /** True where the public site is HTTPS only. */
  cookieSecure: boolean
  /** Origins beside our own that the browser may call: the flag service. */
  connectOrigins: readonly string[]
  /** Origins of tags that the operator has switched on. */
  tagOrigins: readonly string[]
  /** Base address of the regional marketing sites, where support is; undefined where it is not set. */
  contentUrl: string | undefined
  /** Time in which every page and every sent form is decided. */
  requestDeadlineMs: number
  /** How long requests are still taken after the signal to stop, while readiness says no. */
  shutdownDelayMs: number
  /** Pages that are rendered for one network in a minute, and at once after a pause. */
  pagesPerMinute: number
}

/** A person gets a decision within ten seconds, the way of the answer included. */
export const DEFAULT_REQUEST_DEADLINE_MS = 9_500

/** As long as an idle connection is kept, so that none is closed while a load balancer may still use it. */
export const DEFAULT_SHUTDOWN_DELAY_MS = 5_000

/** A school or a hospital is one network: fifty people who open a page every three seconds. */
export const DEFAULT_PAGES_PER_MINUTE = 1_000

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads its few settings from the environment. It never reports a fault: the start check lists all faults at
 * once and ends the process. Until then a faulty host list admits nobody.
 */
export function readOptions(environment: Environment): FrontDoorOptions {
  const { STORE_HOSTS, TRUST_PROXY, COOKIE_SECURE } = environment
  return {
    hostRules: readHostRules(STORE_HOSTS),
    trustProxy: TRUST_PROXY === 'true',
    cookieSecure: COOKIE_SECURE === 'true',
    connectOrigins: readConnectOrigins(environment),
    tagOrigins: readTagOrigins(environment),
    contentUrl: environment.CONTENT_URL?.replace(/\/+$/, '') || undefined,
    requestDeadlineMs: Number(environment.REQUEST_DEADLINE_MS) || DEFAULT_REQUEST_DEADLINE_MS,
    shutdownDelayMs: Number(environment.SHUTDOWN_DELAY_MS || DEFAULT_SHUTDOWN_DELAY_MS) || 0,
    pagesPerMinute: Number(environment.PAGES_PER_MINUTE) || DEFAULT_PAGES_PER_MINUTE,
  }
}

function readHostRules(setting: string | undefined): readonly HostRule[] {
  try {
    return parseStoreHosts(setting)
  } catch {
    return []
  }
}

/** Origins of the flag service as the browser's own client calls it; without settings none. */
export function readConnectOrigins(environment: Environment): readonly string[] {
  const { FLAGS_URL, FLAGS_BROWSER_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL } = environment
  const urls = [FLAGS_BROWSER_URL || FLAGS_URL, FLAGS_STREAM_URL, FLAGS_EVENTS_URL].filter(
    url => url !== undefined && url !== '',
  )
  return [...new Set(urls.flatMap(url => (URL.canParse(url ?? '') ? [new URL(url ?? '').origin] : [])))]
}
