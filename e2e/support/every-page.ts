import { readdirSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { cartSitePath } from '@/lib/cart/site/site-switch'
import { EVIDENCE_KINDS } from '@/lib/contract/commerce/qualification/evidence'
import { ACCOUNT_PAGES, accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { invoicePaymentPath } from '@/lib/site/invoice-paths'
import { homePath, STORE_SEGMENT, storePath } from '@/lib/site/paths'
import { newQualificationPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { stepOfAddress } from '@/lib/site/step-paths'
import { areaPath, titlePath } from './catalogue'

/**
 * Audience of a page: every visitor, signed-in users, users whose registration has reached a point, or users
 * whose order has.
 */
export type Audience = 'anybody' | 'signedIn' | 'registering' | 'ordering'

export type RoutedPage = { path: string; audience: Audience; status: 200 | 404 }

const PAGES = join(import.meta.dirname, '../../app/[locale]')

/** No page has this address. */
const UNKNOWN = '[...rest]'

/** Paths below a folder with a parameter. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  'store/[...page]': [],
  [UNKNOWN]: ['no-such-page'],
}

/** The organization of the user who opens every page. */
const ORGANIZATION = 'org-eastmarsh'

/**
 * Addresses below a folder that differ by site, because they contain names. Without a name, a page only
 * redirects to that address, as a letter page does when all titles are on one page. Those of entries that a
 * user of the sample data has are in `entryPages`.
 */
const NAMED: Readonly<Record<string, (locale: Locale) => readonly string[]>> = {
  'store/carts/shared/[token]': () => [],
  'store/cart/site': locale => [
    cartSitePath(locale, { to: locale === 'en-gb' ? 'nl-nl' : 'en-gb', page: '' }),
  ],
  'store/my-account/order-history/[code]': () => [],
  'store/my-account/order-history/[code]/cancel': () => [],
  'store/my-account/order-history/[code]/reorder': () => [],
  'store/my-account/order-history/[code]/return': () => [],
  'store/invoices/[code]': () => [],
  'store/invoices/payment/confirmation': () => [],
  'store/order-status/code': () => [],
  'store/order-status/[code]': () => [],
  'store/my-account/quotes/[code]': () => [],
  'store/quotes/shared/[token]': () => [],
  'store/my-account/saved-carts/[code]': () => [],
  'store/my-account/saved-carts/[code]/import': () => [],
  'store/my-account/accounts/[code]': locale => [accountDetailPath(locale, 'accounts', ORGANIZATION)],
  // Not on every site.
  'store/my-account/accounts/[code]/tax-exemptions': () => [],
  'store/my-account/address-book/[code]': () => [],
  'store/my-account/qualifications/[code]': () => [],
  'store/my-account/qualifications/colleagues/[code]': () => [],
  'store/my-account/qualifications/[code]/edit': () => [],
  'store/my-account/qualifications/new': () => [],
  'store/my-account/qualifications/new/[code]': locale =>
    EVIDENCE_KINDS.map(kind => newQualificationPath(locale, kind)),
  'store/my-account/support-login/barred': () => [],
  'store/my-account/support-login/customers/[code]': () => [],
  'store/my-account/support-login/log': () => [],
  'store/my-account/support-login/log/entries': () => [],
  'store/a-z/[letter]': () => [],
  'store/categories/[code]': () => [],
  'store/categories/[code]/[slug]': locale => [areaPath(locale, 'academic')],
  'store/products/[code]': () => [],
  'store/products/[code]/[slug]': locale => [titlePath(locale, 'HWRS-3'), titlePath(locale, 'LSRI-4')],
}

/** Folders of all pages, without route groups. */
const folders = (): readonly string[] =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === 'page.tsx')
    .map(file => posix.dirname(file).replaceAll(/\([^/]+\)(?:\/|$)/g, ''))
    .map(folder => folder.replace(/^\.$|\/$/, ''))

function pathsIn(folder: string): readonly string[] {
  if (!folder.includes('[')) return [folder]
  const below = BELOW[folder]
  if (below === undefined) throw new Error(`no list says which addresses ${folder} has`)
  return below.map(path => posix.join(posix.dirname(folder), path).replace(/\/$/, ''))
}

function addressOf(locale: Locale, path: string): string {
  const [first, ...rest] = path.split('/')
  if (first === STORE_SEGMENT) return storePath(locale, rest.join('/'))
  return path === '' ? homePath(locale) : `${homePath(locale)}/${path}`
}

const addressesIn = (folder: string, locale: Locale): readonly string[] =>
  NAMED[folder]?.(locale) ?? pathsIn(folder).map(path => addressOf(locale, path))

/** Paths below which every page needs a user. */
const SIGNED_IN = ['my-account', 'cart/account']

/** Paths below which every page needs a cart that can be ordered. */
const ORDERING = ['checkout', 'exp-checkout']

function audienceOf(locale: Locale, address: string): Audience {
  const step = stepOfAddress(`http://store${address}`, 'http://store')
  if (step !== undefined && step !== 'register') return 'registering'
  if (address === accountPath(locale, 'supportLogin')) return 'anybody'
  if (ORDERING.some(path => address.startsWith(storePath(locale, path)))) return 'ordering'
  if (address === invoicePaymentPath(locale)) return 'signedIn'
  return SIGNED_IN.some(path => address.startsWith(storePath(locale, path))) ? 'signedIn' : 'anybody'
}

/** Every page of a site, as its routes name them, and one that does not exist. */
export const everyPage = (locale: Locale): readonly RoutedPage[] =>
  folders().flatMap(folder =>
    addressesIn(folder, locale).map(address => ({
      path: address,
      audience: audienceOf(locale, address),
      status: folder === UNKNOWN ? 404 : 200,
    })),
  )

/** The pages of the account that an entry of a list has; those of support staff are not for customers. */
const ENTRIES = /^store\/my-account\/(?!support-login|qualifications\/new).*\[code\]/

/**
 * The first address of each page of an entry to which the pages of a signed-in user lead, by its folder; the
 * identifiers differ by run.
 */
export async function entryPages(page: Page, locale: Locale): Promise<ReadonlyMap<string, string>> {
  const origin = new URL(page.url()).origin
  const routes = folders()
    .filter(folder => ENTRIES.test(folder))
    .map(folder => {
      const path = storePath(locale, folder.slice(`${STORE_SEGMENT}/`.length).replaceAll('[code]', 'CODE'))
      return { folder, route: new RegExp(`^${path.replaceAll('CODE', '(?!(?:new|import)(?:/|$))[^/]+')}$`) }
    })
  const found = new Map<string, string>()
  const open = ACCOUNT_PAGES.map(({ page: name }) => accountPath(locale, name))
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const answer = await page.request.get(`${origin}${path}`)
    expect(answer.status(), path).toBe(200)
    for (const [, href = ''] of (await answer.text()).matchAll(/<a\b[^>]*href="([^"?#]*)/g)) {
      const folder = routes.find(({ route }) => route.test(href))?.folder
      if (folder === undefined || found.has(folder)) continue
      found.set(folder, href)
      open.push(href)
    }
  }
  return found
}
