import { levelName } from '@/lib/catalogue/level-name'
import type { Section } from '@/lib/catalogue/search/order-sections'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import type { ItemSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { itemPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { FoundItemsView, type ItemRow } from './found-list-view'
import { matchNotes } from './match-notes'
import { ITEMS_ID } from './parts'

type Props = { locale: Locale; text: string; items: Section<ItemSearchPage> }

/** Orderable items that the search found by number or name (spec §2, search box); null if there are none. */
export function FoundItems({ locale, text, items }: Props) {
  const t = getTranslator(locale, 'search')
  if (items === undefined) return null
  if (items === 'away') return <p className="mt-10 text-muted first:mt-0">{t('partAway.productItems')}</p>
  const { products, pagination } = items
  if (products.length === 0) return null
  const count = pagination.totalResults
  return (
    <FoundItemsView
      id={ITEMS_ID}
      heading={getTranslator(locale, 'layout')('searchPage.productItems')}
      count={
        count > products.length
          ? t('items.more', { shown: products.length, count })
          : t('items.count', { count })
      }
      notes={matchNotes(locale, text, items, 'items')}
      rows={products.map(item => rowOf(locale, item))}
    />
  )
}

const rowOf = (locale: Locale, item: ItemProduct): ItemRow => ({
  href: itemPath(locale, item),
  name: item.name,
  code: item.code,
  level: levelName(locale, item.qualificationLevel),
  price:
    item.price === undefined
      ? getTranslator(locale, 'catalogue')('price.onRequest')
      : formatPrice(locale, item.price),
})
