import { accountDetailPath } from '@/lib/site/account-pages'
import { withParameter } from '@/lib/site/address-parameters'
import { RESTORE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

/** Field with the answer: the lines are added to those of the cart, or replace them. */
export const INTO = 'into'

/** Address of a saved cart's page with that question. */
export const restoreAddress = (locale: Locale, code: string): string =>
  withParameter(accountDetailPath(locale, 'savedCarts', code), RESTORE_PARAMETER, 'ask')
