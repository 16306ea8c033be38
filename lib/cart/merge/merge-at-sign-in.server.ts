import 'server-only'
import { type CookieChange, type CookieMap, withCookieChanges } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { withTimeout } from '@/lib/result/with-timeout'
import type { Locale } from '@/lib/site/sites'
import { withCartLock } from '../access/cart-lock.server'
import { readShopper } from '../access/shopper.server'
import { dropCartFlash } from '../flash/cart-flash.server'
import type { CartFlash } from '../flash/line-flash'
import { logMergeFailure, MERGE_MS, type Merged, mergeEarlier, notMerged } from './merge.server'

type SignedIn = { locale: Locale; sent: CookieMap; issued: readonly CookieChange[] }

/** Result of a merge at sign-in: cookies, and a flash if lines were merged. */
export type MergedAtSignIn = { flash?: CartFlash; cookies: readonly CookieChange[] }

/**
 * Merges the anonymous cart of the site into the cart of the user who has just signed in. Never rejects and
 * takes two seconds at most. If it fails, adding the next line or opening the cart page tries again.
 * @param now epoch milliseconds
 */
export async function mergeAtSignIn(
  { locale, sent, issued }: SignedIn,
  now: number,
): Promise<MergedAtSignIn> {
  const shopper = await readShopper(locale, withCookieChanges(sent, issued), now)
  if (shopper.customer.kind !== 'signedIn' || shopper.guid === undefined) return { cookies: [] }
  const merging = withCartLock(shopper, notMerged, () => mergeEarlier(shopper))
  const merged: Merged = await withTimeout(MERGE_MS, merging).catch(() => {
    logMergeFailure('deadline')
    return { cookies: [] }
  })
  const { flash, cookies } = merged
  // The page after sign-in shows the whole message, so the cart does not repeat it.
  if (flash?.lines.length === 0) await dropCartFlash(shopper)
  return flash === undefined ? { cookies } : { flash, cookies }
}

/**
 * Address of the page after sign-in with the message about the merge; single lines are shown on the cart
 * page.
 */
export const mergeNoticeAddress = (href: string, { flash }: MergedAtSignIn): Promise<string> =>
  flash === undefined ? Promise.resolve(href) : flashAddress(href, { ...flash, lines: [] })
