import 'server-only'
import type { BodyFault } from '@/lib/handlers/read-body'
import { acceptsHtml, redirectSeeOther, refuseRequest } from '@/lib/handlers/respond.server'
import { withNotification } from '@/lib/notifications/address'
import type { FormRefusal } from '@/lib/notifications/catalogue'
import { readPublicOrigin } from '@/lib/request/request-origin.server'

/** No page of ours has a longer address, and a redirect to it must fit the header buffer of a proxy. */
const LONGEST_ADDRESS = 1_024

/** A form whose fields no form of ours sends. */
export const MALFORMED: BodyFault = { status: 400, code: 'malformed' }

/** The page of ours that sent the request, with its query: it names what was typed before. */
function pageSentFrom(request: Request): string | undefined {
  const page = URL.parse(request.headers.get('referer') ?? '')
  if (page === null || page.origin !== readPublicOrigin(request) || /^\/[/\\]/.test(page.pathname))
    return undefined
  const address = `${page.pathname}${page.search}`
  return address.length <= LONGEST_ADDRESS ? address : page.pathname
}

const messageOf = (request: Request, { code }: BodyFault): FormRefusal => {
  if (code !== 'body-too-large') return 'malformed'
  return request.headers.get('content-type')?.startsWith('multipart/') ? 'fileTooLarge' : 'tooLarge'
}

/**
 * Refuses a form that cannot be read: a browser is led back to its page, which says so; a script gets a
 * problem document.
 * @param fallbackPage for a browser that does not name the page
 */
export function refuseForm(request: Request, fault: BodyFault, fallbackPage?: string): Response {
  const page = acceptsHtml(request) ? (pageSentFrom(request) ?? fallbackPage) : undefined
  if (page === undefined) return refuseRequest(request, fault.status, fault.code)
  return redirectSeeOther(withNotification(page, { message: messageOf(request, fault), status: 'ERROR' }))
}
