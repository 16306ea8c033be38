import { accountDetailPath, accountPath, type MyAccountPage } from '../lib/site/account-pages.ts'
import { newAddressPath } from '../lib/site/address-book-paths.ts'
import { type CheckoutStep, checkoutPath } from '../lib/site/checkout-steps.ts'
import { invoicePaymentPath, invoicesPath } from '../lib/site/invoice-paths.ts'
import { orderStatusPath } from '../lib/site/order-paths.ts'
import { taxExemptionsPath } from '../lib/site/organisation-paths.ts'
import {
  aToZPath,
  cartPath,
  categoryPath,
  comparePath,
  fitPath,
  homePath,
  loginPath,
  newAccountPath,
  productPath,
  quickOrderPath,
  searchPath,
  storePath,
} from '../lib/site/paths.ts'
import { emailLinkPath } from '../lib/site/profile-paths.ts'
import { newQualificationPath } from '../lib/site/qualification-paths.ts'
import type { Locale } from '../lib/site/sites.ts'
import { CATALOGUE } from '../sandbox/seed/catalogue/catalogue.ts'

export const LOCALE: Locale = 'en-us'

/** Password of every demo user. */
export const PASSWORD = 'Assessments.2026'

/** Classes of pages, each with its own budget. */
export type PageClass = 'content' | 'account' | 'wizard' | 'order' | 'checkout'

/** `as` is the demo user who has access to the page. */
export type BenchPage = { name: string; path: string; class: PageClass; as?: string }

const title = (acronym: string) => {
  const found = CATALOGUE.assessments.find(assessment => assessment.acronym === acronym)
  if (found === undefined) throw new Error(`The sample catalogue has no ${acronym}`)
  return { code: found.code, name: found.title.en }
}

const area = (code: string) => {
  const found = CATALOGUE.categories.find(category => category.code === code)
  if (found === undefined) throw new Error(`The sample catalogue has no area ${code}`)
  return { code, name: found.name.en }
}

/** A title with the largest number of items. */
export const PRODUCT_PATH = productPath(LOCALE, title('HWRS-3'))

/** A search that finds titles, items and pages of the marketing site. */
export const SEARCH_PATH = `${searchPath(LOCALE)}?q=reading`

/** The demo user whose checkout is measured: a member of a clinic with the level of the item. */
export const ORDERING_USER = 'otto.dunmore'

/** What this user orders. */
export const ORDERED_ITEM = { title: title('HWRS-3').code, item: '0011203101' }

/** The steps of the checkout that are measured. */
export const CHECKOUT_STEPS = [
  'account',
  'shipping',
  'delivery',
  'payment',
  'review',
] as const satisfies readonly CheckoutStep[]

/** The demo user whose account is measured, also with long lists: the administrator of an organization. */
export const ACCOUNT_USER = 'petra.lind'

const ORGANIZATION = 'org-lindenrow'

const own = (name: string, path: string): BenchPage => ({ name, path, class: 'account', as: ACCOUNT_USER })

const ownPage = (name: string, page: MyAccountPage): BenchPage => own(name, accountPath(LOCALE, page))

/** The pages of the account that are neither orders nor quotes nor saved carts. */
export const ACCOUNT_AREA: readonly BenchPage[] = [
  ownPage('account home', 'accountHome'),
  ownPage('profile', 'profile'),
  own('link to a new email', emailLinkPath(LOCALE, 'none')),
  ownPage('qualifications', 'qualifications'),
  own('new evidence', newQualificationPath(LOCALE, 'certification')),
  ownPage('accounts', 'accounts'),
  own('account', accountDetailPath(LOCALE, 'accounts', ORGANIZATION)),
  own('new account', newAccountPath(LOCALE)),
  own('tax exemptions', taxExemptionsPath(LOCALE, ORGANIZATION)),
  ownPage('address book', 'addressBook'),
  own('new address', newAddressPath(LOCALE)),
  ownPage('preferences', 'preferences'),
  ownPage('payment cards', 'paymentCards'),
  { name: 'support login', path: accountPath(LOCALE, 'supportLogin'), class: 'account' },
]

const register = `${homePath(LOCALE)}/register`

/** One page of every kind. */
export const PAGES: readonly BenchPage[] = [
  { name: 'home', path: homePath(LOCALE), class: 'content' },
  { name: 'store home', path: storePath(LOCALE), class: 'content' },
  { name: 'category', path: categoryPath(LOCALE, area('academic')), class: 'content' },
  { name: 'A–Z', path: aToZPath(LOCALE), class: 'content' },
  { name: 'product', path: PRODUCT_PATH, class: 'content' },
  { name: 'search', path: SEARCH_PATH, class: 'content' },
  { name: 'fit finder', path: `${fitPath(LOCALE)}?years=9&minutes=60`, class: 'content' },
  {
    name: 'compare',
    path: comparePath(LOCALE, [title('HWRS-3').code, title('CVMB-4').code]),
    class: 'content',
  },
  { name: 'login', path: loginPath(LOCALE), class: 'content' },
  { name: 'sign-up', path: register, class: 'wizard' },
  { name: 'personal info', path: `${register}/personal-info`, class: 'wizard', as: 'ada.brightwater' },
  { name: 'contact address', path: `${register}/contact-address`, class: 'wizard', as: 'ben.ormsby' },
  { name: 'organization', path: `${register}/organisation`, class: 'wizard', as: 'dina.haldane' },
  { name: 'registered', path: `${register}/organisation/registered`, class: 'wizard', as: 'dina.haldane' },
  { name: 'quick order', path: quickOrderPath(LOCALE), class: 'order' },
  { name: 'cart', path: cartPath(LOCALE), class: 'order', as: 'edith.marsh' },
  {
    name: 'order history',
    path: accountPath(LOCALE, 'orderHistory'),
    class: 'content',
    as: 'petra.lind',
  },
  { name: 'order status', path: orderStatusPath(LOCALE), class: 'content' },
  { name: 'invoices', path: invoicesPath(LOCALE), class: 'content', as: 'petra.lind' },
  {
    name: 'payment of an invoice',
    path: `${invoicePaymentPath(LOCALE)}?invoice=57000003`,
    class: 'checkout',
    as: 'petra.lind',
  },
  { name: 'quotes', path: accountPath(LOCALE, 'quotes'), class: 'content', as: 'petra.lind' },
  {
    name: 'quote',
    path: accountDetailPath(LOCALE, 'quotes', '20000004'),
    class: 'content',
    as: 'petra.lind',
  },
  { name: 'saved carts', path: accountPath(LOCALE, 'savedCarts'), class: 'content', as: 'petra.lind' },
  ...ACCOUNT_AREA,
  ...CHECKOUT_STEPS.map(
    (step): BenchPage => ({
      name: `checkout, ${step}`,
      path: checkoutPath(LOCALE, step),
      class: 'checkout',
      as: ORDERING_USER,
    }),
  ),
]

const JUDGED = ['home', 'category', 'product']

/**
 * Pages that Lighthouse measures: those that visitors reach from other sites. Search results are not indexed
 * by search engines.
 */
export const LIGHTHOUSE_PAGES: readonly BenchPage[] = [
  ...PAGES.filter(({ name }) => JUDGED.includes(name)),
  { name: 'search', path: searchPath(LOCALE), class: 'content' },
]
