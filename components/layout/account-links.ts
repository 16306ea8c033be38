import { storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/** The pages of the account menu in their order (spec §2, Account menu); signing out follows as a button. */
export const ACCOUNT_PAGES = [
  { page: 'orderHistory', path: 'order-history' },
  { page: 'quotes', path: 'quotes' },
  { page: 'savedCarts', path: 'saved-carts' },
  { page: 'profile', path: 'profile' },
  { page: 'qualifications', path: 'qualifications' },
  { page: 'accounts', path: 'accounts' },
  { page: 'addressBook', path: 'address-book' },
  { page: 'preferences', path: 'preferences' },
  { page: 'paymentCards', path: 'payment-cards' },
] as const

export type AccountPage = (typeof ACCOUNT_PAGES)[number]['page']

/** Links of the account menu; `nameOf` gives a page's name in the language of the site. */
export const accountLinks = (locale: Locale, nameOf: (page: AccountPage) => string) =>
  ACCOUNT_PAGES.map(({ page, path }) => ({
    label: nameOf(page),
    href: storePath(locale, `my-account/${path}`),
  }))
