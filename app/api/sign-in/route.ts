import type { NextRequest } from 'next/server'
import { readRememberedUsername, updateRememberedUsername } from '@/lib/auth/remembered-username.server'
import { enteredIn, readSignInTarget, SIGN_IN_FORM, type SignInForm, signIn } from '@/lib/auth/sign-in.server'
import { signInCounters } from '@/lib/auth/sign-in-limits.server'
import type { SignInNotice } from '@/lib/auth/sign-in-notice'
import { clearNotice, leaveNotice } from '@/lib/auth/sign-in-notice.server'
import { problemResponse } from '@/lib/handlers/problem-response'
import { jsonResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { openWrite, type WriteRequest } from '@/lib/handlers/write-request.server'
import { consumeAll, revertAll } from '@/lib/rate-limits/attempts.server'
import { requestIdOf } from '@/lib/request/current-request-id.server'
import { clientAddress } from '@/lib/request/public-origin'
import { loginAddress } from '@/lib/site/login-address'

/** Sign-in with username and password, for a plain form (303) and for a script (JSON). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { origin, locale, cookies, wantsJson } = write.value
  const form = SIGN_IN_FORM.parse(write.value.body)
  const remembered = await readRememberedUsername(cookies)
  const { always, whileWrong } = signInCounters(clientAddress(request), form.username, remembered)
  const limit = await consumeAll([...always, ...whileWrong])
  if (!limit.allowed) return refuseTooMany(request, write.value, form, limit.retryAfterSeconds)
  const result = await signIn(form, readSignInTarget(form, origin), locale)
  // An outage is no evidence of a wrong password, so the attempt does not count.
  if (result.ok || result.error === 'unavailable') await revertAll(whileWrong)
  if (!result.ok) return refuse(write.value, form, result.error)
  const { location: next, cookie } = result.value
  const changes = [cookie, ...(await updateRememberedUsername(form, cookies)), ...clearNotice(cookies)]
  return wantsJson ? jsonResponse({ next }, { cookies: changes }) : redirectSeeOther(next, changes)
}

const errorsOf = (code: SignInNotice) => ({ fieldErrors: [], formErrors: [{ code }] })

/** A script gets the error code; a plain form is redirected to its page, the notice in a sealed cookie. */
async function refuse(
  { wantsJson, locale, origin }: WriteRequest,
  form: SignInForm,
  notice: SignInNotice,
): Promise<Response> {
  const page = loginAddress(locale, readSignInTarget(form, origin))
  if (!wantsJson) return redirectSeeOther(page, [await leaveNotice(notice, enteredIn(form))])
  return jsonResponse({ ok: false, ...errorsOf(notice) }, { status: notice === 'unavailable' ? 503 : 422 })
}

/** The response is the same for every username, known or not. */
async function refuseTooMany(
  request: NextRequest,
  write: WriteRequest,
  form: SignInForm,
  retryAfterSeconds: number,
): Promise<Response> {
  const headers = { 'retry-after': String(retryAfterSeconds) }
  const details = { requestId: requestIdOf(request), headers, extra: errorsOf('tooMany') }
  if (write.wantsJson) return problemResponse(429, 'too-many-requests', details)
  const response = await refuse(write, form, 'tooMany')
  response.headers.set('retry-after', headers['retry-after'])
  return response
}
