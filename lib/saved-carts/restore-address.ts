import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/**
 * Query parameter of a saved cart's page that asks what becomes of the items that are in the cart already.
 */
export const RESTORE = 'restore'

/** The field that answers it: the lines join those of the cart, or take their place. */
export const INTO = 'into'

/** The page of a saved cart with that question; `report` is its address where it tells something first. */
export const restoreAddress = (locale: Locale, code: string, report?: string): string => {
  const ask = new URLSearchParams({ [RESTORE]: 'ask' })
  return report === undefined ? `${accountDetailPath(locale, 'savedCarts', code)}?${ask}` : `${report}&${ask}`
}
