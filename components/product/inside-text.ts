import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Part = ItemProduct['productItem']['contents'][number]

/** A part of an item, with its quantity. */
export const insideText = (locale: Locale, { text, quantity }: Part): string =>
  `${getTranslator(locale, 'product')('items.quantity', { quantity: String(quantity) })} ${text}`
