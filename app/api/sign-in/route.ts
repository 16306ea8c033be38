import type { NextRequest } from 'next/server'
import { loginAddress } from '@/lib/auth/login-address'
import { readAim, SIGN_IN_FORM, type SignInForm, signIn } from '@/lib/auth/sign-in.server'
import type { SignInNotice } from '@/lib/auth/sign-in-notice'
import { clearNotice, leaveNotice } from '@/lib/auth/sign-in-notice.server'
import { openWrite, type WriteRequest } from '@/lib/auth/write-request.server'
import { jsonAnswer, seeOther } from '@/lib/http/answers.server'
import { clientAddress } from '@/lib/http/public-origin'
import { takeLimit } from '@/lib/http/rate-limits.server'

/** Signs in with username and password, for a plain form (303) and for a script (JSON). */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { origin, locale, cookies, wantsJson } = write.value
  const form = SIGN_IN_FORM.parse(write.value.body)
  const limit = await takeLimit('signIn', clientAddress(request))
  if (!limit.allowed) return refuse(write.value, form, 'tooMany', limit.retryAfterSeconds)
  const result = await signIn(form, readAim(form, origin), locale)
  if (!result.ok) return refuse(write.value, form, result.error)
  const { location, cookie } = result.value
  const changes = [cookie, ...clearNotice(cookies)]
  return wantsJson ? jsonAnswer({ next: location }, { cookies: changes }) : seeOther(location, changes)
}

const STATUS_OF_NOTICE: Partial<Record<SignInNotice, number>> = { unavailable: 503, tooMany: 429 }

/** A script gets the code; a plain form goes back to its page, which finds the notice in a sealed cookie. */
async function refuse(
  { wantsJson, locale, origin }: WriteRequest,
  form: SignInForm,
  notice: SignInNotice,
  retryAfterSeconds?: number,
): Promise<Response> {
  const answer = wantsJson
    ? jsonAnswer(
        { ok: false, fieldErrors: [], formErrors: [{ code: notice }] },
        { status: STATUS_OF_NOTICE[notice] ?? 422 },
      )
    : seeOther(loginAddress(locale, readAim(form, origin)), [await leaveNotice(notice, form.username)])
  if (retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(retryAfterSeconds))
  return answer
}
