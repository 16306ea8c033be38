import 'server-only'
import type { NextRequest } from 'next/server'
import { type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import {
  type BodyFault,
  type BodyOptions,
  readFormOrJson,
  type SubmittedBody,
} from '@/lib/handlers/read-body'
import { refuseForm } from '@/lib/handlers/refuse-form.server'
import { refuseRequest, wantsJson } from '@/lib/handlers/respond.server'
import { rejectCrossSiteWrite } from '@/lib/handlers/write-guard.server'
import { readPublicOrigin } from '@/lib/request/request-origin.server'
import { failed, ok, type Result } from '@/lib/result/result'
import { isLocale, type Locale } from '@/lib/site/sites'

/**
 * A checked write from one of our own pages. `wantsJson`: sent by a script, which follows no redirect to a
 * page.
 */
export type WriteRequest = {
  origin: string
  locale: Locale
  cookies: CookieMap
  wantsJson: boolean
  body: SubmittedBody['value']
}

/**
 * Checks origin, host, locale and body of a write, in this order; the failure is the response to send (spec:
 * every change is a POST of our own page).
 * @param fallbackPage where a browser learns that its form cannot be read, if it does not name the page
 */
export async function openWrite(
  request: NextRequest,
  reading?: BodyOptions,
  fallbackPage?: (locale: Locale) => string,
): Promise<Result<WriteRequest, Response>> {
  const rejection = rejectCrossSiteWrite(request)
  if (rejection !== undefined) return failed(rejection)
  const origin = readPublicOrigin(request)
  if (origin === undefined) return failed(refuseRequest(request, 421, 'misdirected'))
  const locale = request.nextUrl.searchParams.get('locale') ?? ''
  if (!isLocale(locale)) return failed(refuseRequest(request, 400, 'locale'))
  const body = await readOptionalBody(request, reading)
  if (!body.ok) return failed(refuseForm(request, body.error, fallbackPage?.(locale)))
  return ok({
    origin,
    locale,
    cookies: cookieMapOf(request.cookies),
    wantsJson: wantsJson(request),
    body: body.value,
  })
}

/** The body of a write; it may be missing, because some buttons need no fields. */
async function readOptionalBody(
  request: NextRequest,
  reading?: BodyOptions,
): Promise<Result<unknown, BodyFault>> {
  const type = request.headers.get('content-type')
  if (type === null) return ok({})
  const body = await readFormOrJson(request, reading)
  if (!body.ok) return body
  // A parser before ours may have kept the other value.
  const { kind, value, duplicates } = body.value
  if (kind === 'json' && duplicates.length > 0) return failed({ status: 400, code: 'duplicate-keys' })
  return ok(value)
}
