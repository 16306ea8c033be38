import { accountDetailPath } from '@/lib/site/account-pages'
import { withParameter } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'

/** Query parameter of a saved cart's page: asks what to do with the items that are already in the cart. */
export const RESTORE = 'restore'

/** Field with the answer: the lines are added to those of the cart, or replace them. */
export const INTO = 'into'

/** Address of a saved cart's page with that question. */
export const restoreAddress = (locale: Locale, code: string): string =>
  withParameter(accountDetailPath(locale, 'savedCarts', code), RESTORE, 'ask')
