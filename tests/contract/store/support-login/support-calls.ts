import { NextRequest } from 'next/server'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { ORIGIN } from '../sign-in/sign-in-harness.ts'
import { LOCALE, type serveSupport } from './support-harness.ts'

type Asked = { method?: string; accept?: string; locale?: string }

/** What the middleware says to an agent, for the browser of a store. */
export function guardedCalls(store: Pick<ReturnType<typeof serveSupport>, 'cookies'>) {
  // A static import would load the module before its settings are replaced.
  const guard = () => import('@/lib/middleware/support-guard.server')

  const request = (
    path: string,
    { method = 'POST', accept = 'application/json', locale = LOCALE }: Asked = {},
  ) =>
    new NextRequest(`${ORIGIN}${path}?locale=${locale}`, {
      method,
      headers: { host: 'localhost:3000', cookie: toCookieHeader(store.cookies()), accept },
    })

  /** The answer to a call of a handler; undefined where it goes on. */
  const call = async (path: string, asked: Asked = {}, now = Date.now()) =>
    (await guard()).guardSupportCall(request(path, asked), now)

  /** Where a page leads; undefined where it is shown. */
  const page = async (path: string, locale: typeof LOCALE | 'nl-nl' = LOCALE, now = Date.now()) => {
    const { guardSupportPage } = await guard()
    const guarded = await guardSupportPage(request(`/${LOCALE}${path}`, { method: 'GET' }), locale, path, now)
    return guarded?.response.headers.get('location')?.slice(ORIGIN.length)
  }

  return { call, page }
}
