import { accountDetailPath } from '@/lib/site/account-pages'
import { withParameter } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'

/**
 * Query parameter of a saved cart's page that asks what becomes of the items that are in the cart already.
 */
export const RESTORE = 'restore'

/** The field that answers it: the lines join those of the cart, or take their place. */
export const INTO = 'into'

/** The page of a saved cart with that question. */
export const restoreAddress = (locale: Locale, code: string): string =>
  withParameter(accountDetailPath(locale, 'savedCarts', code), RESTORE, 'ask')
