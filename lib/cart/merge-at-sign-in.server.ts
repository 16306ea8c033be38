import 'server-only'
import { type CookieChange, type CookieMap, withCookieChanges } from '@/lib/cookies/cookie-change'
import { within } from '@/lib/result/within'
import type { Locale } from '@/lib/site/sites'
import { withCartLock } from './add-lines.server'
import { tellAt } from './answer.server'
import { openVisit } from './cart-context.server'
import type { CartMessages } from './line-words'
import { logMergeFailure, MERGE_MS, type Merged, mergeEarlier } from './merge.server'
import { dropReport } from './report.server'

type SignedIn = { locale: Locale; sent: CookieMap; issued: readonly CookieChange[] }

/** What a merge at sign-in brings along: cookies of the answer, and words where something was merged. */
export type MergedAtSignIn = { words?: CartMessages; cookies: readonly CookieChange[] }

/**
 * Puts the anonymous cart of the site into that of whoever has just signed in. Never rejects and takes two
 * seconds at most: where it fails, the next line that is added or the page of the cart tries again.
 * @param now epoch milliseconds
 */
export async function mergeAtSignIn(
  { locale, sent, issued }: SignedIn,
  now: number,
): Promise<MergedAtSignIn> {
  const visit = await openVisit(locale, withCookieChanges(sent, issued), now)
  if (visit.customer.kind !== 'signedIn' || visit.guid === undefined) return { cookies: [] }
  const merging = withCartLock(visit, () => mergeEarlier(visit))
  const merged: Merged = await within(MERGE_MS, merging).catch(() => {
    logMergeFailure('deadline')
    return { cookies: [] }
  })
  const { words, cookies } = merged
  // The page after signing in says it all: it is not told again in the cart.
  if (words?.lines.length === 0) await dropReport(visit)
  return words === undefined ? { cookies } : { words, cookies }
}

/** The page after signing in tells of the merge; single lines are told on the page of the cart. */
export const tellMerge = (href: string, { words }: MergedAtSignIn): Promise<string> =>
  words === undefined ? Promise.resolve(href) : tellAt(href, { ...words, lines: [] })
