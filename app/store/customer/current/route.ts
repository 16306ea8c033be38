import type { CookieMap } from '@/lib/cookies/cookie-change'
import { PREVIOUS_LOCALE_COOKIE } from '@/lib/cookies/cookie-names'
import { defineRead } from '@/lib/handlers/define-read.server'
import { ok } from '@/lib/result/result'
import { fetchCustomerSession } from '@/lib/session/commerce-session.server'
import { isLocale, type Locale } from '@/lib/site/sites'

/** The visitor's site. The address contains none, because it is the same for all sites. */
function siteOf(cookies: CookieMap): Locale {
  const previous = cookies.get(PREVIOUS_LOCALE_COOKIE) ?? ''
  return isLocale(previous) ? previous : 'en-us'
}

/**
 * The session check (spec §7): 200 with the uid, 401 once the session has ended, 503 while this cannot be
 * checked.
 */
export const GET = defineRead({ limit: 'read', session: 'required' }, async ({ session, cookies }) => {
  // Commerce keeps no such session for an agent who acts as a customer.
  if (session.assisted !== undefined) return ok({ uid: session.user.id })
  const { accessToken } = session
  const customer = await fetchCustomerSession({ accessToken, locale: siteOf(cookies) })
  return customer.ok ? ok({ uid: customer.value.uid }) : customer
})
