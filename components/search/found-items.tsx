import { useId } from 'react'
import { levelName } from '@/lib/catalogue/level-name'
import { formatPrice } from '@/lib/catalogue/money'
import type { Section } from '@/lib/catalogue/search/load-search.server'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import type { ItemSearchPage } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { itemPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; items: Section<ItemSearchPage> }

/** Orderable items whose number or name matches (spec §2, PRODUCT ITEMS); left out where there are none. */
export function FoundItems({ locale, items }: Props) {
  const id = useId()
  const t = getTranslator(locale, 'search')
  if (items === undefined) return null
  if (items === 'away') return <p className="mt-10 text-muted">{t('partAway.productItems')}</p>
  const { products, pagination } = items
  if (products.length === 0) return null
  const count = pagination.totalResults
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id}>{getTranslator(locale, 'layout')('searchPage.productItems')}</h2>
      <p className="text-muted">
        {count > products.length
          ? t('items.more', { shown: products.length, count })
          : t('items.count', { count })}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {products.map(item => (
          <FoundItem key={item.code} locale={locale} item={item} />
        ))}
      </ul>
    </section>
  )
}

const FoundItem = ({ locale, item }: { locale: Locale; item: ItemProduct }) => (
  <li className="flex flex-wrap items-baseline gap-x-6 py-2">
    <a href={itemPath(locale, item)} className="inline-block min-w-0 flex-1 basis-64 py-1">
      {item.name}
    </a>
    <span className="text-sm text-muted">{item.code}</span>
    <span className="text-sm">{levelName(locale, item.qualificationLevel)}</span>
    <span className="min-w-24 text-right font-semibold">
      {item.price === undefined
        ? getTranslator(locale, 'catalogue')('price.onRequest')
        : formatPrice(locale, item.price)}
    </span>
  </li>
)
