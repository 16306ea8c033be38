import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { ItemLink } from './item-links-view'

/** Items as links name them: with their numbers, by which people order. */
export const itemLinks = (locale: Locale, items: readonly ItemProduct[]): readonly ItemLink[] =>
  items.map(({ code, name }) => [
    code,
    getTranslator(locale, 'product')('items.link', { name, number: code }),
  ])
