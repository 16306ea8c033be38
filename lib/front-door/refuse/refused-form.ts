import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERROR_PARAMETER } from '../../site/page-parameters.ts'
import { isNavigation, previousPage } from '../failure/previous-page.ts'
import { dropPageHeaders } from '../policy/static-headers.ts'
import type { Refusal } from './refusal.ts'

/** Forms whose page can show the error of a refused submission, by the query parameter `error`. */
const TELLING_FORMS = /^\/api\/(?:registration|checkout)\//

/**
 * A browser reads no response before its form is sent completely: up to this much is received and dropped,
 * so that it reads ours.
 */
export const MOST_DROPPED_BYTES = 4_194_304

/** Content type of a form with files. */
const IN_PARTS = /^\s*multipart\//i

/** Whether a request is a form with files. */
export const isInParts = ({ headers }: IncomingMessage): boolean =>
  IN_PARTS.test(headers['content-type'] ?? '')

/** Whether a request is a plain form submission whose page can show a refusal. */
export const isTellingForm = (request: IncomingMessage): boolean =>
  request.method === 'POST' && TELLING_FORMS.test(request.url ?? '') && isNavigation(request)

/** Redirects a plain form that is too large to its page, with an error; false if there is no such page. */
export function returnToForm(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  { status }: Refusal,
): boolean {
  const page = status === 413 && isTellingForm(request) ? previousPage(request, host) : undefined
  if (page === undefined) return false
  dropPageHeaders(response)
  const error = isInParts(request) ? 'fileTooLarge' : 'tooLarge'
  response.writeHead(303, {
    location: `${page}?${ERROR_PARAMETER}=${error}`,
    'cache-control': 'private, no-store',
    'content-length': 0,
    connection: 'close',
  })
  response.end()
  return true
}
