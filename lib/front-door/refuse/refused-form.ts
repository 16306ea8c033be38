import type { IncomingMessage, ServerResponse } from 'node:http'
import { withNotification } from '../../notifications/address.ts'
import type { FormRefusal } from '../../notifications/catalogue.ts'
import { ERROR_PARAMETER, NOTIFICATIONS_PARAMETER } from '../../site/page-parameters.ts'
import { isNavigation, previousPage } from '../failure/previous-page.ts'
import { dropPageHeaders } from '../policy/static-headers.ts'
import type { Refusal } from './refusal.ts'

/** Handlers of our forms; the others belong to the sign-in service. */
const FORMS = /^\/api\/(?!assessments\/|auth\/)/

/** Forms whose page says at its fields why a submission is refused, by the query parameter `error`. */
const TELLING_FORMS = /^\/api\/(?:(?:registration|checkout)\/|(?:quick-order|saved-carts\/import)\?)/

/** The page with the same forms for all of an order, which says it above them. */
const TOLD_ABOVE = '/exp-checkout'

/** Content type of a form with files. */
const IN_PARTS = /^\s*multipart\//i

/** Whether a request is a form with files. */
export const isInParts = ({ headers }: IncomingMessage): boolean =>
  IN_PARTS.test(headers['content-type'] ?? '')

/** Whether a request is the submission of a plain form, to whose page a refusal leads back. */
export const isPlainForm = (request: IncomingMessage): boolean =>
  request.method === 'POST' && FORMS.test(request.url ?? '') && isNavigation(request)

/** What the page of a refused form says; undefined if another answer fits better. */
function errorOf(request: IncomingMessage, { code }: Refusal): FormRefusal | undefined {
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

/** No query of ours is longer, and the redirect must fit the header buffer of a proxy. */
const LONGEST_QUERY = 1_024

/** The page of the form with its query, which names what it shows, and the error. */
function addressOf(
  { url = '', headers }: IncomingMessage,
  page: string,
  error: FormRefusal | undefined,
): string {
  const { search = '' } = URL.parse(headers.referer ?? '') ?? {}
  const query = new URLSearchParams(search.length <= LONGEST_QUERY ? search : '')
  for (const earlier of [ERROR_PARAMETER, NOTIFICATIONS_PARAMETER]) query.delete(earlier)
  const isTold = TELLING_FORMS.test(url) && !page.endsWith(TOLD_ABOVE)
  if (error !== undefined && isTold) query.set(ERROR_PARAMETER, error)
  const address = query.size === 0 ? page : `${page}?${query}`
  return error === undefined || isTold
    ? address
    : withNotification(address, { message: error, status: 'ERROR' })
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
  const page = isPlainForm(request) ? previousPage(request, host) : undefined
  if (page === undefined || (error === undefined && refusal.status !== 401)) return false
  dropPageHeaders(response)
  response.writeHead(303, {
    location: addressOf(request, page, error),
    'cache-control': 'private, no-store',
    'content-length': 0,
    connection: 'close',
  })
  response.end()
  return true
}
