import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { coverAddress } from './cover-address'

/**
 * What an item is known by beside its name and number, where sites show it: the product code of goods, and
 * its picture.
 */
export type ItemMarks = { upc?: string; picture?: string }

export function itemMarks(locale: Locale, item: ItemProduct, flags: ItemFlags): ItemMarks {
  const code = flags.upc ? item.upc : undefined
  const picture = flags['image-capability'] ? coverAddress(item, 'small') : undefined
  return {
    ...(code !== undefined && { upc: getTranslator(locale, 'product')('items.upc', { code }) }),
    ...(picture !== undefined && { picture }),
  }
}
