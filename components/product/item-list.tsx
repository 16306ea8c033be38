import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { groupItems, type ItemGroup, usualLevel } from '@/lib/catalogue/item-groups'
import { isOrderable } from '@/lib/catalogue/orderable-item'
import { suppliesBeside } from '@/lib/catalogue/related'
import type { ItemProduct, TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatPrice } from '@/lib/format/money'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { cartLinesActionPath, newQuotePath, newSavedCartPath, programmesPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { itemData, levelData } from './item-data'
import { itemLinks } from './item-links'
import { ItemLinksEnhancer } from './item-links-enhancer'
import type { GroupData, OrderData } from './item-list-contents'
import { ItemListView } from './item-list-view'
import { OrderBarEnhancer } from './order-bar-enhancer'
import { ProgrammeNote } from './programme-note'

type Props = {
  locale: Locale
  title: TitleProduct
  /** Supplies that are used up with its kits. */
  supplies: readonly ItemProduct[]
  askHref: string
  flags: ItemFlags
}

/** Every item of the title by group, with the number of items and the lowest price. */
export function ItemList({ locale, title, supplies, askHref, flags }: Props) {
  const t = getTranslator(locale, 'product')
  const groups = groupItems(title)
  const { currency, priceBasis } = getSite(locale)
  if (groups.length === 0) return null
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return (
    <>
      <ItemListView
        rows={count + groups.length}
        data={staticMarkupData({
          groups: groups.map(group => groupData(locale, group, supplies, flags)),
          count,
          words: {
            heading: t('items.heading'),
            basis: t(`prices.${priceBasis}`, { currency }),
            filter: t('items.filter'),
            all: t('items.all'),
            inside: t('items.inside'),
            usedUp: t('items.usedUp'),
            beside: t('items.beside'),
            tiers: t('prices.tiers'),
            ask: t('prices.ask'),
            askHref,
            quantity: t('order.quantity'),
            add: t('order.add'),
          },
          ...(title.variantOptions?.some(isOrderable) === true && { order: orderData(locale, title.code) }),
        })}
      />
      <ProgrammeNote path={programmesPath(locale)} />
      <ItemLinksEnhancer />
      <OrderBarEnhancer />
    </>
  )
}

function orderData(locale: Locale, title: string): OrderData {
  const t = getTranslator(locale, 'product')
  const words = getMessages(locale).product.order
  return {
    title,
    addHref: cartLinesActionPath(locale),
    saveHref: newSavedCartPath(locale),
    quoteHref: newQuotePath(locale),
    several: t('order.several'),
    severalText: t('order.severalText'),
    all: t('order.all'),
    save: t('order.save'),
    quote: t('order.quote'),
    chosenOne: words.chosenOne,
    chosenSeveral: words.chosenSeveral,
    chosenNone: words.chosenNone,
    currency: getSite(locale).currency,
    failed: getTranslator(locale, 'errors')('forms.offline'),
  }
}

function groupData(
  locale: Locale,
  { group, count, fromPrice, items }: ItemGroup,
  supplies: readonly ItemProduct[],
  flags: ItemFlags,
): GroupData {
  const t = getTranslator(locale, 'product')
  const from = getTranslator(locale, 'catalogue')
  const counted = t('items.count', { count })
  const groupLevel = usualLevel(items)
  const beside = group === 'KIT' ? suppliesBeside(items, supplies) : []
  return {
    group,
    name: t(`groups.${group}`),
    count,
    summary:
      fromPrice === undefined
        ? counted
        : `${counted} · ${from('price.from', { price: formatPrice(locale, fromPrice) })}`,
    level: levelData(locale, groupLevel),
    items: items.map(item => itemData(locale, item, supplies, { flags, groupLevel })),
    ...(beside.length > 0 && { beside: itemLinks(locale, beside) }),
  }
}
