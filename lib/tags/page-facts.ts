import { findAccountPage, type MyAccountPage } from '@/lib/site/account-pages'
import { hasToken } from '@/lib/site/logged-path'
import { INVITATION_PARAMETER, REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { homePath, loginPath, STORE_SEGMENT, storePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'

/**
 * Data about a page that analytics may know. No address, because query and path may reveal a user, an order
 * or a search.
 */
export type PageFacts = {
  event: 'page'
  pageType: string
  locale: Locale
  siteId: string
  signedIn: boolean
}

/** Store pages by their first segment; any other page is reported as `other`. */
const STORE_PAGES = [
  'categories',
  'products',
  'a-z',
  'search',
  'compare',
  'quick-order',
  'order-status',
  'cart',
]

/** Pages for passwords, registration or payment: no third-party script runs there. */
const CLOSED_STORE_PAGES = ['checkout', 'exp-checkout', 'invoices']
const CLOSED_ACCOUNT_PAGES: readonly (MyAccountPage | undefined)[] = [
  'paymentCards',
  'profile',
  'supportLogin',
]

const below = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`)

/** Segments of a path below the store's prefix, or undefined outside of the store. */
function storeSegments(path: string, locale: Locale): readonly string[] | undefined {
  const prefix = storePath(locale)
  return below(path, prefix) ? path.slice(prefix.length).split('/').filter(Boolean) : undefined
}

/** Parameters that give access by themselves: to an invitation, or to what a visitor has typed. */
const ACCESS_KEYS = [INVITATION_PARAMETER, REJECTED_FORM_PARAMETER]

/** Whether an address alone gives access to its page: a tag manager reads whole addresses. */
const grantsAccess = ({ pathname, search }: Address): boolean => {
  const parameters = new URLSearchParams(search)
  return hasToken(pathname) || ACCESS_KEYS.some(name => parameters.has(name))
}

type Address = Readonly<{ pathname: string; search: string }>

/** Whether tags may run on a page at all, whatever the visitor has consented to. */
export function admitsTags(address: Address, locale: Locale): boolean {
  if (grantsAccess(address)) return false
  const path = address.pathname
  const [first = '', second = ''] = storeSegments(path, locale) ?? []
  if (below(path, loginPath(locale)) || below(path, `${homePath(locale)}/register`)) return false
  if (first === 'my-account') return !CLOSED_ACCOUNT_PAGES.includes(findAccountPage(second))
  return !CLOSED_STORE_PAGES.includes(first)
}

export function pageFacts(path: string, locale: Locale, signedIn: boolean): PageFacts {
  return { event: 'page', pageType: pageType(path, locale), locale, siteId: getSite(locale).siteId, signedIn }
}

function pageType(path: string, locale: Locale): string {
  if (path === homePath(locale)) return 'home'
  const segments = storeSegments(path, locale)
  if (segments === undefined) return 'other'
  const [first] = segments
  if (first === undefined) return STORE_SEGMENT
  if (first === 'my-account') return 'account'
  return STORE_PAGES.includes(first) ? first : 'other'
}
