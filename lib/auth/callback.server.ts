import 'server-only'
import { decideCallback } from '@/lib/auth/callback-verdict'
import { redeemCode } from '@/lib/auth/redeem-code.server'
import { removeFlow } from '@/lib/auth/sign-in-flow'
import { readFlows, writeFlows } from '@/lib/auth/sign-in-flow.server'
import type { SignInNotice } from '@/lib/auth/sign-in-notice'
import type { TokenFailure } from '@/lib/auth/token-calls.server'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { logger } from '@/lib/log/logger'
import { homePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/**
 * Result of the callback from the identity provider: signed in with the next page in `path`, or a notice on
 * the login page.
 */
export type CallbackOutcome =
  | { kind: 'signedIn'; path: string; cookies: readonly CookieChange[] }
  | {
      kind: 'failed'
      notice: SignInNotice
      returnTo: string | undefined
      cookies: readonly CookieChange[]
    }

/**
 * Completes a sign-in (spec §5, §8). Every flow is valid for one response: its record is deleted whatever the
 * result, so a replayed callback finds none. `callbackUrl` is the public address with its query.
 * @param now epoch milliseconds
 */
export async function completeSignIn(
  cookies: CookieMap,
  callbackUrl: URL,
  locale: Locale,
  now: number,
): Promise<CallbackOutcome> {
  const flows = await readFlows(cookies)
  const verdict = decideCallback(callbackUrl.searchParams, flows, { locale, now })
  if (verdict.kind === 'rejected') {
    logFailure(verdict.reason)
    return { kind: 'failed', notice: verdict.notice, returnTo: undefined, cookies: [] }
  }
  const { flow } = verdict
  const spent = await writeFlows(cookies, removeFlow(flows ?? [], flow))
  if (verdict.kind === 'refused') {
    logger.info({ error: verdict.error }, 'identity provider refused the sign-in')
    return { kind: 'failed', notice: verdict.notice, returnTo: flow.returnTo, cookies: spent }
  }
  const session = await redeemCode(cookies, callbackUrl, flow, now)
  if (session.ok)
    return {
      kind: 'signedIn',
      path: flow.returnTo ?? homePath(locale),
      cookies: [...spent, ...session.value],
    }
  logFailure(session.error.reason)
  return { kind: 'failed', notice: noticeOf(session.error), returnTo: flow.returnTo, cookies: spent }
}

/** The log text of spec §8; `reason` is one of its two texts or the name of a failed check, never a value. */
const logFailure = (reason: string): void => {
  logger.warn({ reason }, 'Error verifying and storing tokens:')
}

/**
 * If tokens do not arrive in time, there is no user (spec §8). This is not shown as an outage: another try
 * may succeed at once.
 */
const noticeOf = ({ kind }: TokenFailure): SignInNotice => (kind === 'unavailable' ? 'unavailable' : 'failed')
