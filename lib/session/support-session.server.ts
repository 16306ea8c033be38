import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { SUPPORT_MAX_AGE_SECONDS } from '@/lib/config/limits'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { deleteCookies, readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { readStored } from '@/lib/state/state'
import { hasSupportEnded, SUPPORT_RECORD, type SupportRecord } from './support-record'

/**
 * The session of support staff in a request. `ended`: the browser has its cookie, but it is over its limits
 * or was signed out in another tab. `seenAt`: last activity, in epoch milliseconds.
 */
export type SupportSession =
  | { state: 'none' }
  | { state: 'ended' }
  | { state: 'open'; sid: string; record: SupportRecord; seenAt: number }

const COOKIE = z.object({ sid: z.string().min(1) })

/** The activity is an entry of its own: noting it never undoes what another tab has begun or ended. */
const recordKey = (sid: string): string => `support/${sid}`
const seenKey = (sid: string): string => `support-seen/${sid}`

/** Activity that is not much later than the noted one is not noted again. */
const NOTED_EVERY_MS = 5_000

/**
 * Opens the session of support staff of a request.
 * @param now epoch milliseconds
 */
export async function openSupport(cookies: CookieMap, now: number): Promise<SupportSession> {
  const cookie = readCookie(cookies, 'support')
  if (cookie === undefined) return { state: 'none' }
  const named = await unseal(cookie, sealKey('support'), COOKIE)
  if (named === undefined) return { state: 'ended' }
  const { sid } = named
  const [text, seen] = await Promise.all([sharedState().get(recordKey(sid)), sharedState().get(seenKey(sid))])
  const record = readStored(text, SUPPORT_RECORD)
  const seenAt = Number(seen ?? 0)
  return record === undefined || hasSupportEnded(record, seenAt, now)
    ? { state: 'ended' }
    : { state: 'open', sid, record, seenAt }
}

/** Starts a session of support staff; the cookie change gives it to the browser. */
export async function startSupport(record: SupportRecord, now: number): Promise<CookieChange> {
  const sid = randomUUID()
  await Promise.all([writeRecord(sid, record), noteSupportActivity({ sid, seenAt: 0 }, now)])
  return setCookie('support', await seal({ sid }, { ...sealKey('support'), maxAge: COOKIES.support.seconds }))
}

const writeRecord = (sid: string, record: SupportRecord): Promise<void> =>
  sharedState().set(recordKey(sid), JSON.stringify(record), SUPPORT_MAX_AGE_SECONDS)

/**
 * Stores that an agent starts or stops acting as a customer. Returns false, and stores nothing, if the agent
 * has signed out in another tab.
 */
export async function saveSupport(sid: string, record: SupportRecord): Promise<boolean> {
  if ((await sharedState().get(recordKey(sid))) === undefined) return false
  await writeRecord(sid, record)
  return true
}

/** Notes that the agent has requested a page or submitted a form. */
export async function noteSupportActivity(
  { sid, seenAt }: { sid: string; seenAt: number },
  now: number,
): Promise<void> {
  if (now - seenAt >= NOTED_EVERY_MS)
    await sharedState().set(seenKey(sid), String(now), SUPPORT_MAX_AGE_SECONDS)
}

/** Removes and returns the record of a session that ends; of concurrent calls, only one gets it. */
export async function takeSupport(cookies: CookieMap): Promise<SupportRecord | undefined> {
  const named = await unseal(readCookie(cookies, 'support'), sealKey('support'), COOKIE)
  if (named === undefined) return undefined
  const [text] = await Promise.all([
    sharedState().take(recordKey(named.sid)),
    sharedState().delete(seenKey(named.sid)),
  ])
  return readStored(text, SUPPORT_RECORD)
}

/** Cookie changes that remove the session of support staff from the browser. */
export const dropSupport = (cookies: CookieMap): readonly CookieChange[] => deleteCookies(cookies, 'support')
