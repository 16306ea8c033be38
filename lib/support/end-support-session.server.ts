import 'server-only'
import { revokeAgentSession } from '@/lib/auth/revoke-agent-session.server'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { withTimeout } from '@/lib/result/with-timeout'
import type { SupportRecord } from '@/lib/session/support-record'
import { takeSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { tellCommerce } from './stop-acting.server'

/**
 * Ends the session of support staff of a browser everywhere: whom they act as is left, their token is
 * revoked, and their session at the identity provider ends. A back end that fails or is slow is only logged.
 * Of concurrent calls one does it.
 */
export async function endSupportSession(cookies: CookieMap, locale: Locale): Promise<void> {
  const record = await takeSupport(cookies)
  if (record === undefined) return
  // The page does not wait for longer; the calls go on and log their results.
  await withTimeout(SIGN_OUT_CALLS_MS, leave(record, locale)).catch(() => undefined)
}

async function leave(record: SupportRecord, locale: Locale): Promise<void> {
  if (record.acting !== undefined) await tellCommerce(locale, record, record.acting.session)
  await revokeAgentSession(record)
}
