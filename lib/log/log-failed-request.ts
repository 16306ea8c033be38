import type { Instrumentation } from 'next'
import { REQUEST_ID_HEADER } from '../request/own-headers.ts'
import { logger } from './logger.ts'

/**
 * Logs an error that a page, a handler or the middleware has thrown, by the id of its request: type, `digest`
 * and place. Its message is left out, because it may repeat what was typed; the framework writes it to
 * standard error, with the same digest.
 */
export const logFailedRequest: Instrumentation.onRequestError = (error, { method, headers }, context) => {
  const { routePath: route, routeType: kind } = context
  const requestId = headers[REQUEST_ID_HEADER]
  const known = requestId === undefined ? {} : { requestId: String(requestId) }
  logger.error({ ...known, method, route, kind, ...describeError(error) }, 'a request failed')
}

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const digest = 'digest' in error ? String(error.digest) : undefined
  return { error: error.name, digest, stack: placesIn(error.stack) }
}

/** The lines of a stack that name places; those before repeat the message. */
const placesIn = (stack = ''): string =>
  stack
    .split('\n')
    .filter(line => /^ {4}at /.test(line))
    .join('\n')
