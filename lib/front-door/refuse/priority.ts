import type { IncomingMessage } from 'node:http'
import { isUrgentPage } from '../../site/urgent-pages.ts'
import type { Priority } from './admission.ts'

const READS = ['GET', 'HEAD']
/** Small files and health checks; they cost far less than a page. */
const UNCONDITIONAL = /^\/(?:api\/health\/(?:live|ready|deps)|favicon\.svg|robots\.txt|prefetch-rules\.json)$/
const HANDLER = /^\/(?:api|store\/customer)\//
const MEDIA = '/media/'
/** Suggestions and hints of the catalogue. */
const BROWSING_HANDLER = '/api/catalogue/'

/** Whether a path is served by a handler, with data or media, never with a page. */
export const isHandlerPath = (path: string): boolean => HANDLER.test(path) || path.startsWith(MEDIA)

/** Whether a request is handled under any load, as static files are. */
export const isUnconditional = (path: string): boolean => UNCONDITIONAL.test(path)

/**
 * Priority of a request under load.
 * @param page the page of the path, as a path below its locale; undefined if the path has none
 */
export function priorityOf(
  { method = '' }: IncomingMessage,
  path: string,
  page: string | undefined,
): Priority {
  if (!READS.includes(method)) return 'first'
  if (HANDLER.test(path)) return path.startsWith(BROWSING_HANDLER) ? 'second' : 'first'
  return page !== undefined && isUrgentPage(page) ? 'first' : 'second'
}

/** Whether a path is a page rather than data or a file. */
export const isPageRequest = (path: string): boolean => !isHandlerPath(path)
