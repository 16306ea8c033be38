import 'server-only'
import { revokeAccessToken } from '@/lib/auth/token-calls.server'
import { endSessionOfRealm } from '@/lib/backends/identity/end-identity-session.server'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import { withTimeout } from '@/lib/result/with-timeout'
import type { SupportRecord } from '@/lib/session/support-record'
import { takeSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { agentClient } from './agent-client.server'
import { tellCommerce } from './stop-acting.server'

/**
 * Ends the session of support staff of a browser everywhere: whom they act as is left, their token is
 * revoked, and their session at the identity provider ends. A back end that fails or is slow is only logged.
 * Of concurrent calls one does it.
 */
export async function leaveSupport(cookies: CookieMap, locale: Locale): Promise<void> {
  const record = await takeSupport(cookies)
  if (record === undefined) return
  // The page does not wait for longer; the calls go on and log their results.
  await withTimeout(SIGN_OUT_CALLS_MS, leave(record, locale)).catch(() => undefined)
}

async function leave(record: SupportRecord, locale: Locale): Promise<void> {
  const { acting, accessToken, tokenId } = record
  if (acting !== undefined) await tellCommerce(locale, record, acting.session)
  const client = agentClient()
  if (client === undefined) return
  const [revoked, ended] = await Promise.all([
    revokeAccessToken(accessToken, client),
    tokenId === undefined ? undefined : endSessionOfRealm(client.realm, tokenId),
  ])
  const reason = revoked.ok ? ended : revoked.error.reason
  if (reason !== undefined) logger.warn({ reason }, 'Error during logout:')
  logger.info({ agent: record.agent.id }, 'support staff signed out')
}
