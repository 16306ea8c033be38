import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { coverAddress } from './cover-address'

/**
 * Identification of an item beside its name and number, on sites that show it: the UPC of goods, and the
 * picture.
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
