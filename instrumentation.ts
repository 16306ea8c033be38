import type { Instrumentation } from 'next'

/**
 * Runs once when a server process starts, before its first request. A build has no settings and needs none.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { checkStart } = await import('./lib/config/check-start.server.ts')
    checkStart()
    // Pages are asked for over this connection before anything of the store runs.
    const { reachesSharedState } = await import('./lib/state/shared-state.server')
    void reachesSharedState()
  }
}

/** What a page or a handler throws is named in the log, by the request id that the visitor sees. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logFailedRequest } = await import('./lib/log/log-failed-request')
  await logFailedRequest(...failure)
}
