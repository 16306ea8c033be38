import 'server-only'
import { linesAddress } from '@/lib/cart/cart-lines'
import { lineOf } from '@/lib/cart/change-lines.server'
import { MOST_ADDRESSED_ITEMS } from '@/lib/cart/load-chosen.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { newQuotePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

/**
 * The page that asks for a quote of the lines of a saved cart; undefined for more lines than an address
 * holds, which are quoted from the cart.
 */
export const quoteAddress = (locale: Locale, { entries, permission }: Cart): string | undefined =>
  entries.length === 0 || entries.length > MOST_ADDRESSED_ITEMS || permission === 'VIEW'
    ? undefined
    : linesAddress(newQuotePath(locale), undefined, entries.map(lineOf))
