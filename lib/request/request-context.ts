import { AsyncLocalStorage } from 'node:async_hooks'

/** A status other than 200 that a page has chosen for itself. */
export type PageStatus = { status: 404 | 410 | 503; retryAfterSeconds?: number }

/** What is known of the request being served, wherever in the process the code runs. */
export type RequestContext = {
  requestId: string
  /** When the answer has to be decided, on the clock of `performance.now()`. */
  decideBy?: number
  /**
   * Chosen by a page while it is rendered; the framework lets pages choose none but by leaving them undrawn.
   */
  pageStatus?: PageStatus
  /** Names by which the page being rendered can be purged; see `lib/catalogue/page-tags.ts`. */
  pageTags?: readonly string[]
  /** The part of the store the request came in by. */
  entryPoint?: string
  /** Where the login service would have this person's requests served; noted when their session is opened. */
  routingRegion?: string
  /** Commerce has been told something, so what it says from now on must not come from a memory. */
  hasWritten?: boolean
}

// Next bundles this file several times (middleware, pages, handlers) and the front door loads it once more:
// only the global object is shared by all of them.
declare global {
  var storeRequestContext: AsyncLocalStorage<RequestContext> | undefined
}

const contexts = (): AsyncLocalStorage<RequestContext> => {
  globalThis.storeRequestContext ??= new AsyncLocalStorage<RequestContext>()
  return globalThis.storeRequestContext
}

export const runInRequest = <T>(context: RequestContext, work: () => T): T => contexts().run(context, work)

/** A back end that was away may be back by then. */
export const RETRY_AFTER_SECONDS = 30

/**
 * Gives the page being rendered another status than 200: there is no such page, or a back end is away and may
 * be asked again after some seconds. It counts until the first byte is sent, so a page says it before
 * anything of it streams. Without a front door (development) the status stays 200.
 */
export function setPageStatus(status: PageStatus['status'], retryAfterSeconds = RETRY_AFTER_SECONDS): void {
  const context = contexts().getStore()
  if (context !== undefined) context.pageStatus = { status, retryAfterSeconds }
}

/** Puts names on the public page being rendered, by which its kept copies are purged. */
export function tagPage(tags: readonly string[]): void {
  const context = contexts().getStore()
  if (context !== undefined) context.pageTags = [...(context.pageTags ?? []), ...tags]
}

/** The context itself, or undefined outside a request; what is kept per request hangs on it. */
export const currentRequest = (): RequestContext | undefined => contexts().getStore()

/** Id of the request being served, or undefined outside one (start, timers, build). */
export const currentRequestId = (): string | undefined => contexts().getStore()?.requestId

/** Milliseconds that are left to decide about the request being served; undefined outside one. */
export function remainingRequestMs(): number | undefined {
  const decideBy = contexts().getStore()?.decideBy
  return decideBy === undefined ? undefined : decideBy - performance.now()
}
