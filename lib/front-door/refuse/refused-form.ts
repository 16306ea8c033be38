import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNavigation, previousPage } from '../failure/previous-page.ts'
import type { Refusal } from './refusal.ts'

/** Forms whose page can tell why a sending was refused, by the query parameter `refused`. */
const TELLING_FORMS = '/api/registration/'

/**
 * A browser reads no answer before its form is sent; up to this much is taken in, and dropped, so that it
 * gets to read ours.
 */
export const MOST_DROPPED_BYTES = 4_194_304

/** Whether a form is plain, of a page that can tell a person of the refusal. */
export const isTellingForm = (request: IncomingMessage): boolean =>
  request.method === 'POST' && (request.url ?? '').startsWith(TELLING_FORMS) && isNavigation(request)

/**
 * Leads a plain form that is too large back to its page, which says so; false where there is no such page.
 */
export function returnToForm(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  { status }: Refusal,
): boolean {
  const page = status === 413 && isTellingForm(request) ? previousPage(request, host) : undefined
  if (page === undefined) return false
  response.writeHead(303, {
    location: `${page}?error=tooLarge`,
    'cache-control': 'private, no-store',
    'content-length': 0,
    connection: 'close',
  })
  response.end()
  return true
}
