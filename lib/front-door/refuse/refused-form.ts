import type { IncomingMessage, ServerResponse } from 'node:http'
import { ERROR_PARAMETER, REJECTED_FORM_PARAMETER } from '../../site/page-parameters.ts'
import { isNavigation, previousPage } from '../failure/previous-page.ts'
import { dropPageHeaders } from '../policy/static-headers.ts'
import type { Refusal } from './refusal.ts'

/** Forms whose page can show why a submission is refused, by the query parameter `error`. */
const TELLING_FORMS = /^\/api\/(?:(?:registration|checkout)\/|quick-order\?)/

/** Content type of a form with files. */
const IN_PARTS = /^\s*multipart\//i

/** Whether a request is a form with files. */
export const isInParts = ({ headers }: IncomingMessage): boolean =>
  IN_PARTS.test(headers['content-type'] ?? '')

/** Whether a request is a plain form submission whose page can show a refusal. */
export const isTellingForm = (request: IncomingMessage): boolean =>
  request.method === 'POST' && TELLING_FORMS.test(request.url ?? '') && isNavigation(request)

/** What the page of a refused form says; undefined if another answer fits better. */
function errorOf(request: IncomingMessage, { code }: Refusal): string | undefined {
  switch (code) {
    case 'body-too-large':
      return isInParts(request) ? 'fileTooLarge' : 'tooLarge'
    case 'body-too-slow':
      return 'tooSlow'
    case 'busy':
    case 'too-many-bodies':
      return 'notReceived'
    default:
      return undefined
  }
}

const STORED_FORM_ID = /^[\w-]{1,64}$/

/** The query of the form's page: the stored input that it has shown already, and the error. */
function queryOf({ headers }: IncomingMessage, error: string | undefined): string {
  const query = new URLSearchParams()
  const stored = URL.parse(headers.referer ?? '')?.searchParams.get(REJECTED_FORM_PARAMETER) ?? ''
  if (STORED_FORM_ID.test(stored)) query.set(REJECTED_FORM_PARAMETER, stored)
  if (error !== undefined) query.set(ERROR_PARAMETER, error)
  return query.size === 0 ? '' : `?${query}`
}

/**
 * Redirects a plain form whose body is refused to its page, with an error. The page of a signed-out user
 * needs none: it leads to sign-in. False if there is no such page.
 */
export function returnToForm(
  request: IncomingMessage,
  response: ServerResponse,
  host: string,
  refusal: Refusal,
): boolean {
  const error = errorOf(request, refusal)
  const page = isTellingForm(request) ? previousPage(request, host) : undefined
  if (page === undefined || (error === undefined && refusal.status !== 401)) return false
  dropPageHeaders(response)
  response.writeHead(303, {
    location: `${page}${queryOf(request, error)}`,
    'cache-control': 'private, no-store',
    'content-length': 0,
    connection: 'close',
  })
  response.end()
  return true
}
