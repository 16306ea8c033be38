import 'server-only'
import { randomUUID } from 'node:crypto'
import { cookies } from 'next/headers'
import type { CommerceContext, SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { type CookieMap, cookieMapOf } from '@/lib/cookies/cookie-change'
import { currentRequestId } from '@/lib/request/request-context'
import type { Problem } from '@/lib/result/result'
import { openSession } from '@/lib/session/session-cookies.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { getSite, type Locale } from '@/lib/site/sites'
import { readCartGuid } from './cart-cookie.server'

/**
 * Whose cart is meant. `unavailable`: somebody is signed in, but nobody can act for them now; that is no
 * stranger.
 */
export type Customer =
  | { kind: 'signedIn'; context: SignedInContext }
  | { kind: 'anonymous'; context: CommerceContext }
  | { kind: 'unavailable' }

/** A visit of a site: who it is, and the anonymous cart that this browser has there. */
export type CartContext = {
  locale: Locale
  cookies: CookieMap
  customer: Customer
  guid: string | undefined
}

/**
 * Finds out whose cart a request means, by its cookies alone.
 * @param now epoch milliseconds
 */
export async function openVisit(locale: Locale, cookies: CookieMap, now: number): Promise<CartContext> {
  const [{ session }, guid] = await Promise.all([openSession(cookies, now), readCartGuid(cookies, locale)])
  const visit = { locale, cookies, guid }
  switch (session.state) {
    case 'anonymous':
      return { ...visit, customer: { kind: 'anonymous', context: { locale } } }
    case 'unavailable':
      return { ...visit, customer: { kind: 'unavailable' } }
    case 'signedIn': {
      return { ...visit, customer: { kind: 'signedIn', context: signedInContext(session, locale) } }
    }
  }
}

/** The visit that a page is rendered for. */
export const pageVisit = async (locale: Locale): Promise<CartContext> =>
  openVisit(locale, cookieMapOf(await cookies()), Date.now())

/** Who fills the cart, as a name for what is kept of it; undefined for somebody who has none yet. */
export function ownerOf({ locale, customer, guid }: CartContext): string | undefined {
  if (customer.kind === 'signedIn') return `user/${customer.context.user.id}/${getSite(locale).siteId}`
  return guid === undefined ? undefined : `guid/${guid}`
}

/** Signed in, and nobody can act for them: an outage, which is never read as signed out. */
export const sessionAway = (operation: string): Problem => ({
  kind: 'network',
  dependency: 'identity',
  operation,
  requestId: currentRequestId() ?? randomUUID(),
  code: 'session-unavailable',
})
