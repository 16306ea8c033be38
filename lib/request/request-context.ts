import { AsyncLocalStorage } from 'node:async_hooks'
import type { CustomerSettings } from '../contract/commerce/customer-settings.ts'
import { processWide } from '../process/process-wide.ts'

/** A status other than 200 that a page has set. */
export type PageStatus = { status: 403 | 404 | 410 | 503; retryAfterSeconds?: number }

/** Data of the current request, available wherever in the process the code runs. */
export type RequestContext = {
  requestId: string
  /** Network of the client, for bounds of what it may store. */
  network?: string
  /** Deadline of the response, on the clock of `performance.now()`. */
  decideBy?: number
  /** Set by a page while it renders; the framework allows a page to set a status only by not rendering it. */
  pageStatus?: PageStatus
  /** Cache tags by which the page being rendered can be purged; see `lib/catalogue/page-tags.ts`. */
  pageTags?: readonly string[]
  /** The part of the store that the request is for. */
  entryPoint?: string
  /** Routing region of the user, from the login service; set when the session is read. */
  routingRegion?: string
  /** Id of the signed-in user, not of one for whom support staff acts; set when the session is read. */
  user?: string
  /** Set when the session is one of support staff acting as a customer. */
  assisted?: { session: string; customerId: string }
  /** Time zone and date format of the session's user. */
  dates?: Pick<CustomerSettings, 'timeZone' | 'dateStyle'>
  /** A write to commerce has been sent, so later reads must not be served from a cache. */
  hasWritten?: boolean
}

const contexts = () => processWide('request-context', () => new AsyncLocalStorage<RequestContext>())

export const runInRequest = <T>(context: RequestContext, work: () => T): T => contexts().run(context, work)

/** Default `Retry-After` of an outage. */
export const RETRY_AFTER_SECONDS = 30

/**
 * Sets another status than 200 for the page being rendered: it is not for this user, it does not exist, or a
 * back end is unavailable and may be retried after some seconds. It has an effect until the first byte is
 * sent, so a page sets it before it streams. Without a front door (development) the status stays 200.
 */
export function setPageStatus(status: PageStatus['status'], retryAfterSeconds = RETRY_AFTER_SECONDS): void {
  const context = contexts().getStore()
  if (context !== undefined) context.pageStatus = { status, retryAfterSeconds }
}

/** Adds cache tags to the public page being rendered, by which its cached copies are purged. */
export function tagPage(tags: readonly string[]): void {
  const context = contexts().getStore()
  if (context !== undefined) context.pageTags = [...(context.pageTags ?? []), ...tags]
}

/** The context of the current request, or undefined outside a request; per-request data is attached to it. */
export const currentRequest = (): RequestContext | undefined => contexts().getStore()

/** Id of the current request, or undefined outside one (startup, timers, build). */
export const currentRequestId = (): string | undefined => contexts().getStore()?.requestId

/** Milliseconds left until the deadline of the current request; undefined outside one. */
export function remainingRequestMs(): number | undefined {
  const decideBy = contexts().getStore()?.decideBy
  return decideBy === undefined ? undefined : decideBy - performance.now()
}

/**
 * Sets the deadline of the current request to some milliseconds from now: for a file that is sent while it is
 * read, whose response has begun.
 */
export function renewRequestDeadline(ms: number): void {
  const context = contexts().getStore()
  if (context?.decideBy !== undefined) context.decideBy = performance.now() + ms
}

/** Whether an agent of customer support acts as the customer in this request. */
export const isAssisted = (): boolean => currentRequest()?.assisted !== undefined
