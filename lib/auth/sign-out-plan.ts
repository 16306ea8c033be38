import { withNotification } from '@/lib/notifications/address'
import { findHostRule, type HostRule } from '@/lib/site/hosts'
import { afterTimeoutAddress } from '@/lib/site/login-address'
import { homePath, localeOfStore, loginPath, STORE_SEGMENT, storePath } from '@/lib/site/paths'
import { parseReturnTo } from '@/lib/site/return-to'
import { isLocale, type Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { stepOfPage } from '@/lib/site/steps'

/** `open`: shown to every visitor · `personal`: account, cart and checkout of the store */
type PageType = 'open' | 'personal' | 'registration' | 'signIn' | 'unknown'

/**
 * Context of a sign-out: the address with its query, the site otherwise, and whether the idle timeout caused
 * it.
 */
export type SignOutOccasion = { from: string | undefined; locale: Locale; timeout: boolean }

/** Steps of a sign-out in order; every step may fail, and the next one is still carried out. */
export type SignOutStep =
  | { kind: 'clearClosedNotices' }
  | { kind: 'endSession'; timeout: boolean }
  | { kind: 'notifyTabs' }
  | { kind: 'redirect'; to: string }
  | { kind: 'clearUser' }

type KnownPage = { locale: Locale; type: PageType }

/** First path segments of store pages that belong to one user. */
const PERSONAL_PAGES: readonly (string | undefined)[] = ['my-account', 'cart', 'checkout', 'exp-checkout']

/**
 * The steps of a sign-out (spec §4, Logout). Every page shows the user's name in the store's header, so other
 * tabs are always notified.
 */
export const planSignOut = (occasion: SignOutOccasion): readonly SignOutStep[] => [
  { kind: 'clearClosedNotices' },
  { kind: 'endSession', timeout: occasion.timeout },
  { kind: 'notifyTabs' },
  { kind: 'redirect', to: pageAfterSignOut(occasion) },
  { kind: 'clearUser' },
]

/**
 * The page after a sign-out: an open page stays; personal pages lead to the store, the registration to its
 * start. After the idle timeout it is the login page, with the return address and the reason.
 */
function pageAfterSignOut({ from, locale, timeout }: SignOutOccasion): string {
  const path = parseReturnTo(from)
  const page = path === undefined ? undefined : knownPage(path)
  const here = page?.locale ?? locale
  const type = page?.type ?? 'unknown'
  if (timeout) {
    const hasWayBack = type !== 'unknown' && type !== 'signIn'
    return afterTimeoutAddress(here, hasWayBack ? path : undefined)
  }
  if (type === 'open' && path !== undefined) return path
  if (type === 'personal') return storePath(here)
  return type === 'registration' ? stepHref(here, 'register') : homePath(here)
}

/**
 * Redirect target of a sign-out: the page above with the notification “signed out”, which users of a shared
 * computer look for. Only the server adds it, after it has ended the session.
 */
export const signOutTarget = (occasion: SignOutOccasion): string =>
  occasion.timeout
    ? pageAfterSignOut(occasion)
    : withNotification(pageAfterSignOut(occasion), { message: 'signedOut', status: 'SUCCESS' })

/** Context for judging an address: the current origin, and the hosts of the deployment. */
type Deployment = { origin: string; hostRules: readonly HostRule[] }

/**
 * The page to which commerce's logout would redirect (spec §7); undefined unless it is on one of the
 * configured hosts. The bare home address of the current host names no page, so the page of the sign-out
 * decides.
 */
export function ownAddressOf(
  location: string | undefined,
  { origin, hostRules }: Deployment,
): string | undefined {
  const url = URL.parse(location ?? '')
  const own = new URL(origin)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  if (url.protocol !== own.protocol || url.port !== own.port) return undefined
  if (findHostRule(hostRules, url.host) === undefined) return undefined
  if (url.host !== own.host) return url.href
  return url.pathname === '/' ? undefined : `${url.pathname}${url.search}`
}

/** The site that a path belongs to; undefined if none. */
export const siteOfPath = (path: string): Locale | undefined => knownPage(path)?.locale

/** Site and type of one of our pages; undefined for an address without a site. */
function knownPage(path: string): KnownPage | undefined {
  const { pathname } = new URL(path, 'http://store.invalid')
  const [, first = '', second = '', third = '', ...rest] = pathname.split('/')
  if (first === STORE_SEGMENT) {
    const locale = localeOfStore(second, third)
    return locale && { locale, type: PERSONAL_PAGES.includes(rest[0]) ? 'personal' : 'open' }
  }
  if (!isLocale(first)) return undefined
  if (pathname === loginPath(first)) return { locale: first, type: 'signIn' }
  const step = stepOfPage(pathname.slice(first.length + 1))
  return { locale: first, type: step === undefined ? 'open' : 'registration' }
}
