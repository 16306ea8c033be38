import { AsyncLocalStorage } from 'node:async_hooks'

/** What is known of the request being served, wherever in the process the code runs. */
export type RequestContext = { requestId: string }

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

/** Id of the request being served, or undefined outside one (start, timers, build). */
export const currentRequestId = (): string | undefined => contexts().getStore()?.requestId
