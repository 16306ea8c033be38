import { availabilityData } from '@/components/catalogue/item-availability'
import { itemMarks } from '@/components/catalogue/item-marks'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { availabilityOf } from '@/lib/catalogue/availability'
import { type Level, levelName } from '@/lib/catalogue/level-name'
import { isOrderable } from '@/lib/catalogue/orderable-item'
import { pricesByQuantity } from '@/lib/catalogue/prices-by-quantity'
import { suppliesInKit } from '@/lib/catalogue/related'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { insideText } from './inside-text'
import { itemLinks } from './item-links'
import { priceData } from './item-price'
import type { ItemData, LevelData } from './item-row-view'

/** View data of a level: its name on the site, and whether it is none. */
export const levelData = (locale: Locale, level: Level): LevelData => ({
  name: levelName(locale, level),
  ...(level === undefined && { isOpen: true }),
})

/** View data of an orderable item: description, reorderable parts, availability and price. */
export function itemData(
  locale: Locale,
  item: ItemProduct,
  supplies: readonly ItemProduct[],
  { flags, groupLevel }: { flags: ItemFlags; groupLevel: Level },
): ItemData {
  const t = getTranslator(locale, 'product')
  const { format, termMonths, contents, order } = item.productItem
  const inside = contents.map(part => insideText(locale, part))
  const lots = lotsText(locale, order)
  const usedUp = suppliesInKit(item, supplies)
  return {
    code: item.code,
    name: item.name,
    facts: [
      t('items.number', { number: item.code }),
      t(`formats.${format}`),
      ...(termMonths === undefined ? [] : [t('items.term', { months: termMonths })]),
    ],
    ...itemMarks(locale, item, flags),
    ...(item.qualificationLevel?.code !== groupLevel?.code && {
      level: levelData(locale, item.qualificationLevel),
    }),
    ...(inside.length > 0 && { inside }),
    ...(usedUp.length > 0 && { usedUp: itemLinks(locale, usedUp) }),
    ...availabilityData(locale, item),
    ...(lots !== undefined && { lots }),
    ...priceData(locale, item),
    ...(isOrderable(item) && { least: String(order.min), ...orderFacts(locale, item) }),
  }
}

/** Label of the button for items that are not available yet, and prices by quantity. */
function orderFacts(locale: Locale, item: ItemProduct): Pick<ItemData, 'prices' | 'add'> {
  const t = getTranslator(locale, 'product')
  const { kind } = availabilityOf(item)
  return {
    ...(item.price && { prices: pricesByQuantity(item) }),
    ...(kind === 'expected' && { add: t('order.backorder') }),
    ...(kind === 'preorder' && { add: t('order.preorder') }),
  }
}

function lotsText(locale: Locale, { min, step }: ItemProduct['productItem']['order']): string | undefined {
  const t = getTranslator(locale, 'product')
  const rules = [
    ...(min > 1 ? [t('items.least', { count: String(min) })] : []),
    ...(step > 1 ? [t('items.steps', { count: String(step) })] : []),
  ]
  return rules.length === 0 ? undefined : rules.join('. ')
}
