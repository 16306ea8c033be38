import { withNotification } from '@/lib/notifications/address'
import { findHostRule, type HostRule } from '@/lib/site/hosts'
import { afterTimeoutAddress } from '@/lib/site/login-address'
import { parseReturnTo } from '@/lib/site/return-to'
import { homePath, localeOfStore, loginPath, STORE_SEGMENT, storePath } from '@/lib/site/routes'
import { isLocale, type Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { stepOfPage } from '@/lib/site/steps'

/** `open`: shown to everybody · `personal`: account, cart and checkout of the store */
type PageType = 'open' | 'personal' | 'registration' | 'signIn' | 'unknown'

/**
 * Where somebody signs out: the address with its query, the site otherwise, and whether the idle limit asked
 * for it.
 */
export type SignOutOccasion = { from: string | undefined; locale: Locale; timeout: boolean }

/** What is to be done, in this order; every step may fail, and the next one is taken all the same. */
export type SignOutStep =
  | { kind: 'clearClosedNotices' }
  | { kind: 'endSession'; timeout: boolean }
  | { kind: 'tellTabs' }
  | { kind: 'redirect'; to: string }
  | { kind: 'clearUser' }

type KnownPage = { locale: Locale; type: PageType }

/** First segments of store pages that belong to one person. */
const PERSONAL_PAGES: readonly (string | undefined)[] = ['my-account', 'cart', 'checkout', 'exp-checkout']

/**
 * What signing out does (spec §4, Logout). Every page has the store's header with a name in it, so the other
 * tabs always learn of it.
 */
export const planSignOut = (occasion: SignOutOccasion): readonly SignOutStep[] => [
  { kind: 'clearClosedNotices' },
  { kind: 'endSession', timeout: occasion.timeout },
  { kind: 'tellTabs' },
  { kind: 'redirect', to: pageAfterSignOut(occasion) },
  { kind: 'clearUser' },
]

/**
 * Where signing out leads: an open page stays, from a person's own pages it is the store, from the
 * registration its start. After the idle limit it is the login page, which knows the way back and says why.
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
 * Where a sign-out leads: the page above with the notification “signed out”, which people at a shared
 * computer look for. Only the server adds it, after it has ended the session.
 */
export const signOutTarget = (occasion: SignOutOccasion): string =>
  occasion.timeout
    ? pageAfterSignOut(occasion)
    : withNotification(pageAfterSignOut(occasion), { message: 'signedOut', status: 'SUCCESS' })

/** The deployment as an address is judged by: the origin somebody is at, and the hosts it answers. */
type Deployment = { origin: string; hostRules: readonly HostRule[] }

/**
 * The page that commerce's logout would have somebody go to (spec §7); undefined unless it is at one of the
 * configured hosts. The bare home of the host they are at names no page, so the page they sign out from
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

/** The site that a path belongs to, or undefined. */
export const siteOfPath = (path: string): Locale | undefined => knownPage(path)?.locale

/** Site and type of one of our pages, or undefined for an address without a site. */
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
