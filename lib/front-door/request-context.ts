import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request being served, wherever in the process the code runs. */
export type RequestContext = {
  requestId: string
  /** Chosen by a page while it is rendered; the framework lets pages choose none but by leaving them undrawn. */
  pageStatus?: number
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

/**
 * Gives the page being rendered another status than 200. It counts until the first byte is sent, so a page says it before it
 * waits for anything. Without a front door (development) the status stays 200.
 */
export function setPageStatus(status: 404): void {
  const context = contexts().getStore()
  if (context !== undefined) context.pageStatus = status
}

/** Id of the request being served, or undefined outside one (start, timers, build). */
export const currentRequestId = (): string | undefined => contexts().getStore()?.requestId
