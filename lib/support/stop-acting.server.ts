import 'server-only'
import { endAssistedSession } from '@/lib/backends/commerce/assisted-service.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import type { SupportRecord } from '@/lib/session/support-record'
import { openSupport, saveSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { agentContext, type OpenSupport } from './agent-form.server'

/**
 * The agent no longer acts as the customer, whose cart stays as it is. It ends here even while commerce
 * cannot be told.
 */
export async function stopActing(locale: Locale, support: OpenSupport): Promise<void> {
  const { acting, ...record } = support.record
  if (acting === undefined) return
  await saveSupport(support.sid, record)
  await tellCommerce(locale, support.record, acting.session)
}

/** Commerce has ended the session itself if it was over its limit. */
const OVER = 404

/** Tells commerce that an agent has ended. Never fails. */
export async function tellCommerce(locale: Locale, record: SupportRecord, session: string): Promise<void> {
  const ended = await endAssistedSession(agentContext(locale, { record }), session)
  const facts = { agent: record.agent.id, customer: record.acting?.customerId, session }
  if (ended.ok || ended.error.status === OVER) logger.info(facts, 'support session ended')
  else logger.warn({ ...facts, reason: ended.error.kind }, 'support session could not be ended in commerce')
}

/**
 * A sign-out while an agent acts as a customer ends that, and returns the page that comes next; undefined
 * for every other sign-out.
 * @param now epoch milliseconds
 */
export async function leaveCustomer(
  cookies: CookieMap,
  locale: Locale,
  now: number,
): Promise<string | undefined> {
  const support = await openSupport(cookies, now)
  if (support.state !== 'open' || support.record.acting === undefined) return undefined
  await stopActing(locale, support)
  return supportPath(locale)
}
