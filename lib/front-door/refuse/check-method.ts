import type { IncomingMessage } from 'node:http'
import { isHandlerPath } from './priority.ts'
import type { Refusal } from './refusal.ts'

const PAGE_METHODS = ['GET', 'HEAD']
const HANDLER_METHODS = [...PAGE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Checks the method. Pages are only read; every change goes through a handler below `/api/`. There are no
 * server actions to call.
 */
export function checkMethod({ method = '', url = '', headers }: IncomingMessage): Refusal | undefined {
  if (headers['next-action'] !== undefined) return { status: 404, code: 'no-actions' }
  // Handlers have no page data; the framework would answer such a request itself, with a redirect.
  if (headers.rsc !== undefined && (isHandlerPath(url) || !PAGE_METHODS.includes(method)))
    return { status: 400, code: 'page-data' }
  const allowed = url.startsWith('/api/') ? HANDLER_METHODS : PAGE_METHODS
  if (allowed.includes(method)) return undefined
  return { status: 405, code: 'method', headers: { allow: allowed.join(', ') } }
}
