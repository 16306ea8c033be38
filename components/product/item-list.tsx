import { groupItems, type ItemGroup } from '@/lib/catalogue/item-groups'
import { formatPrice } from '@/lib/catalogue/money'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { itemData } from './item-data'
import { type GroupData, ItemListView } from './item-list-view'

type Props = { locale: Locale; title: TitleProduct; askHref: string }

/** Every item of the title in its group, with how many there are and what the cheapest costs. */
export function ItemList({ locale, title, askHref }: Props) {
  const t = getTranslator(locale, 'product')
  const groups = groupItems(title)
  const { currency, priceBasis } = getSite(locale)
  if (groups.length === 0) return null
  return (
    <ItemListView
      groups={groups.map(group => groupData(locale, group))}
      count={groups.reduce((sum, { count }) => sum + count, 0)}
      words={{
        heading: t('items.heading'),
        basis: t(`prices.${priceBasis}`, { currency }),
        filter: t('items.filter'),
        all: t('items.all'),
        inside: t('items.inside'),
        tiers: t('prices.tiers'),
        ask: t('prices.ask'),
        askHref,
      }}
    />
  )
}

function groupData(locale: Locale, { group, count, fromPrice, items }: ItemGroup): GroupData {
  const t = getTranslator(locale, 'product')
  const from = getTranslator(locale, 'catalogue')
  const counted = t('items.count', { count })
  return {
    group,
    name: t(`groups.${group}`),
    count,
    summary:
      fromPrice === undefined
        ? counted
        : `${counted} · ${from('price.from', { price: formatPrice(locale, fromPrice) })}`,
    items: items.map(item => itemData(locale, item)),
  }
}
