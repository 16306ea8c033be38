import 'server-only'
import { randomUUID } from 'node:crypto'
import type { SignInFlow } from '@/lib/auth/sign-in-flow'
import { exchangeCode, type SignInTokens, type TokenFailure } from '@/lib/auth/token-calls.server'
import { ok, type Result } from '@/lib/http/result'
import { logger } from '@/lib/log/logger'
import { clearSignedOutMarker, rememberKnownBrowser } from '@/lib/session/browser-marks.server'
import type { CookieChange, CookieMap } from '@/lib/session/cookie-change'
import { issueSession } from '@/lib/session/session-cookies.server'

/** Redeems the code of a sign-in, whoever has begun it; the value is what opens the session in the browser (spec §4). */
export async function redeemCode(
  cookies: CookieMap,
  callbackUrl: URL,
  flow: SignInFlow,
  now: number,
): Promise<Result<readonly CookieChange[], TokenFailure>> {
  const exchanged = await exchangeCode(callbackUrl, flow)
  return exchanged.ok ? ok(await startSession(cookies, exchanged.value, now)) : exchanged
}

async function startSession(
  cookies: CookieMap,
  { user, tokens }: SignInTokens,
  now: number,
): Promise<readonly CookieChange[]> {
  const sid = randomUUID()
  logger.info({ sid }, 'signed in')
  const issued = await issueSession(
    cookies,
    { ...user, sid, signedInAt: now },
    { ...tokens, sid, seenAt: now },
  )
  return [...issued, rememberKnownBrowser(), ...clearSignedOutMarker(cookies)]
}
