import 'server-only'
import { linesAddress } from '@/lib/cart/lines/cart-lines'
import { lineOf } from '@/lib/cart/lines/change-lines.server'
import { MOST_ADDRESSED_ITEMS } from '@/lib/cart/lines/load-chosen.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { newQuotePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { QuoteWay } from './quote-way'

/**
 * How a quote is asked for the lines of a saved cart: by a link, or, for more lines than an address holds,
 * by a button of its form. Undefined where there is nothing to quote, or only the owner may.
 */
export const quoteWay = (locale: Locale, { entries, permission }: Cart): QuoteWay | undefined => {
  if (entries.length === 0 || permission === 'VIEW') return undefined
  if (entries.length > MOST_ADDRESSED_ITEMS) return 'button'
  return { href: linesAddress(newQuotePath(locale), undefined, entries.map(lineOf)) }
}
