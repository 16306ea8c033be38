import { checkTarget } from '@/lib/front-door/refuse/check-target'
import { MY_ACCOUNT_PATHS } from '@/lib/site/account-pages'
import { CHECKOUT_STEP_IDS } from '@/lib/site/checkout-steps'
import type { HostRule } from '@/lib/site/hosts'
import { STORE_SEGMENT } from '@/lib/site/paths'
import { isPublicPage } from '@/lib/site/public-paths'
import { resolveLocale } from '@/lib/site/resolve-locale'
import { stepOfPage } from '@/lib/site/steps'

/** Personal pages, as paths below the store. */
const STORE_PAGES: readonly string[] = [
  'cart',
  'cart/add',
  'cart/account',
  'cart/site',
  'checkout',
  ...CHECKOUT_STEP_IDS.map(step => `checkout/${step}`),
  'checkout/placing',
  'exp-checkout',
  'compare',
  'fit',
  'quick-order',
  'search',
  ...MY_ACCOUNT_PATHS.map(path => (path === '' ? 'my-account' : `my-account/${path}`)),
  'my-account/quotes/new',
  'my-account/saved-carts/new',
  'my-account/saved-carts/import',
  'my-account/accounts/new',
  'my-account/address-book/new',
  'my-account/payment-cards/new',
  'my-account/profile/email',
  'my-account/support-login/log',
  'my-account/support-login/log/entries',
  'my-account/support-login/barred',
  'invoices',
  'invoices/payment',
  'invoices/payment/confirmation',
  'order-status',
  'order-status/code',
]

/** Pages of one thing; whether it exists, only its page can check. */
const DETAIL_PAGE =
  /^\/(?:my-account\/(?:order-history|quotes|saved-carts|accounts|address-book|qualifications|support-login\/customers)|carts\/shared|quotes\/shared|invoices|order-status)\/[\w-]{1,64}$|^\/my-account\/order-history\/[\w-]{1,64}\/(?:reorder|cancel|return)$|^\/my-account\/accounts\/[\w-]{1,64}\/tax-exemptions$|^\/my-account\/saved-carts\/[\w-]{1,64}\/import$|^\/my-account\/qualifications\/(?:[\w-]{1,64}\/edit|(?:new|colleagues)\/[\w-]{1,64})$/

const isPage = (page: string): boolean =>
  isPublicPage(page) ||
  page === '/login' ||
  stepOfPage(page) !== undefined ||
  STORE_PAGES.some(path => page === `/${STORE_SEGMENT}/${path}`) ||
  (page.startsWith(`/${STORE_SEGMENT}/`) && DETAIL_PAGE.test(page.slice(STORE_SEGMENT.length + 1)))

/**
 * Path to go on to after sign-in: the requested page, or undefined where no such page exists, so that a user
 * does not sign in only to see a not-found page. Whether a requested title exists, only its page can check.
 */
export function landingPath(rules: readonly HostRule[], host: string, wanted: string): string | undefined {
  const { pathname } = new URL(wanted, 'http://store.invalid')
  if (checkTarget(wanted.split('#', 1)[0] ?? '') !== undefined) return undefined
  return leadsToPage(rules, host, pathname, true) ? wanted : undefined
}

function leadsToPage(rules: readonly HostRule[], host: string, path: string, mayLead: boolean): boolean {
  const resolution = resolveLocale(rules, { host, path })
  if (resolution.kind === 'serve') return isPage(resolution.page)
  return (
    resolution.kind === 'redirect' &&
    mayLead &&
    leadsToPage(rules, resolution.host ?? host, resolution.path, false)
  )
}
