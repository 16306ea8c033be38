import type { AccountPage } from '@/lib/site/account-pages'
import type { FlagKey } from './flag-defaults'
import type { FlagValues } from './flag-values'

/** Pages of the account menu that depend on a flag (spec §9); the others are always shown. */
const FLAG_OF_PAGE = {
  orderHistory: 'order-history',
  qualifications: 'my-account-qualifications',
  addressBook: 'address-book',
} as const satisfies Partial<Record<AccountPage, FlagKey>>

/** Account pages that a user's flags remove from the menu. */
export const hiddenAccountPages = (flags: FlagValues): readonly string[] =>
  Object.entries(FLAG_OF_PAGE).flatMap(([page, flag]) => (flags[flag] ? [] : [page]))
