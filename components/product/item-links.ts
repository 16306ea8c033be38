import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { ItemLink } from './item-links-view'

/** Items as link data: with their numbers, which customers order by. */
export const itemLinks = (locale: Locale, items: readonly ItemProduct[]): readonly ItemLink[] =>
  items.map(({ code, name }) => [
    code,
    getTranslator(locale, 'product')('items.link', { name, number: code }),
  ])
