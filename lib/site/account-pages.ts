import { withParameter } from './address-parameters.ts'
import { DELETE_PARAMETER } from './page-parameters.ts'
import { storePath } from './paths.ts'
import type { Locale } from './sites.ts'

/** The pages of the account menu in their order, as paths below `my-account` (spec §2, Account menu). */
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

/** Pages of `my-account` that are not in the menu, with the overview at its root. */
const OTHER_PAGES = [
  { page: 'accountHome', path: '' },
  { page: 'supportLogin', path: 'support-login' },
] as const

/** Every page below `my-account`. */
export type MyAccountPage = AccountPage | (typeof OTHER_PAGES)[number]['page']

const ALL_PAGES = [...ACCOUNT_PAGES, ...OTHER_PAGES] as const

/** Paths of all pages below `my-account`. */
export const MY_ACCOUNT_PATHS: readonly string[] = ALL_PAGES.map(({ path }) => path)

/** The page at a path below `my-account`, or undefined where there is none. */
export const findAccountPage = (path: string): MyAccountPage | undefined =>
  ALL_PAGES.find(known => known.path === path)?.page

/** A list of the account whose entries have a page each. */
export type AccountListPage =
  | 'orderHistory'
  | 'quotes'
  | 'savedCarts'
  | 'accounts'
  | 'addressBook'
  | 'qualifications'

/** The address of one entry of a list, below the list. */
export const accountDetailPath = (locale: Locale, page: AccountListPage, code: string): string =>
  `${accountPath(locale, page)}/${encodeURIComponent(code)}`

/** The address of a list with the confirmation to delete one of its entries. */
export const accountDeletePath = (
  locale: Locale,
  page: 'savedCarts' | 'paymentCards',
  code: string,
): string => withParameter(accountPath(locale, page), DELETE_PARAMETER, code)

/** The address of a page of the account. */
export function accountPath(locale: Locale, page: MyAccountPage): string {
  const path = ALL_PAGES.find(known => known.page === page)?.path ?? ''
  return storePath(locale, path === '' ? 'my-account' : `my-account/${path}`)
}
