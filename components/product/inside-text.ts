import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Part = ItemProduct['productItem']['contents'][number]

/** A part of an item and how many there are of it. */
export const insideText = (locale: Locale, { text, quantity }: Part): string =>
  `${getTranslator(locale, 'product')('items.quantity', { quantity: String(quantity) })} ${text}`
