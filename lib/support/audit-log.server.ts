import 'server-only'
import { addAssistedEntry } from '@/lib/backends/commerce/assisted-service.server'
import { SIGN_OUT_CALLS_MS } from '@/lib/config/sign-out-limits'
import type { NewAssistedEntry } from '@/lib/contract/commerce/assisted-service'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import { withTimeout } from '@/lib/result/with-timeout'
import type { SupportRecord } from '@/lib/session/support-record'
import { openSupport, saveSupport } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { agentContext, type OpenSupport } from './agent-form.server'

/** The session of an agent who acts as a customer. */
export type ActingSupport = OpenSupport & { record: { acting: NonNullable<SupportRecord['acting']> } }

/** Whether somebody acts as a customer in a session of support staff. */
export const isActing = (support: OpenSupport): support is ActingSupport =>
  support.record.acting !== undefined

/**
 * What commerce says of a session that goes on. `stopped`: it is over, the agent has lost the role or the
 * account, or that of the customer is locked or closed. `signedOut`: the token of the agent is not valid.
 */
export type Verdict = 'goesOn' | 'stopped' | 'signedOut'

const VERDICTS: Readonly<Record<number, Verdict>> = { 401: 'signedOut', 403: 'stopped', 404: 'stopped' }

/**
 * Writes down in commerce what an agent looks at or was refused, and asks with it whether they may go on. An
 * outage stops nobody: the page or the write then meets it itself.
 */
export async function writeAuditEntry(
  locale: Locale,
  support: ActingSupport,
  entry: NewAssistedEntry,
): Promise<Verdict> {
  const { session } = support.record.acting
  const sent = addAssistedEntry(agentContext(locale, support), session, entry)
  const answer = await withTimeout(SIGN_OUT_CALLS_MS, sent).catch(() => undefined)
  if (answer?.ok) return 'goesOn'
  const status = answer?.error.status
  const verdict = VERDICTS[status ?? 0] ?? 'goesOn'
  // With these the entry can be added by hand.
  const facts = {
    agent: support.record.agent.id,
    session,
    entry: entry.kind,
    path: entry.text,
    verdict,
    status,
  }
  logger.warn(facts, 'entry of support staff not written down')
  return verdict
}

/**
 * The agent no longer acts as a customer, because commerce refuses it; whom another tab has begun to act as
 * meanwhile stays.
 * @param now epoch milliseconds
 */
export async function dropActing(cookies: CookieMap, stopped: ActingSupport, now: number): Promise<void> {
  const support = await openSupport(cookies, now)
  if (support.state !== 'open') return
  const { acting, ...record } = support.record
  if (acting?.session === stopped.record.acting.session) await saveSupport(support.sid, record)
}
