import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatNumber } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** A formatted price, and its amount. */
type PriceText = { price: string; amount: number }

/** Volume price: the price with the text around it. */
type TierData = PriceText & { before: string; after: string }

export type PriceData =
  | (PriceText & { unit: string; tiers?: readonly TierData[] })
  /** Without a price: not sold on this site, or on request, with the message that asks for it. */
  | { without: string; request?: string }

/** Price of an item and its unit, its volume prices, or the reason why it has no price. */
export function priceData(locale: Locale, item: ItemProduct): PriceData {
  const t = getTranslator(locale, 'product')
  const { price, productItem } = item
  if (price === undefined)
    return productItem.priceOnRequest
      ? {
          without: t('prices.onRequest'),
          request: t('prices.request', { name: item.name, number: item.code }),
        }
      : { without: t('prices.none') }
  const tiers = tiersOf(locale, item)
  return {
    price: formatPrice(locale, price),
    amount: price.value,
    unit: t(`units.${productItem.unit}`, { size: String(productItem.packSize ?? 1) }),
    ...(tiers.length > 0 && { tiers }),
  }
}

function tiersOf(locale: Locale, { volumePrices = [] }: ItemProduct): readonly TierData[] {
  const t = getTranslator(locale, 'product')
  return volumePrices
    .filter(({ minQuantity }) => minQuantity > 1)
    .map(tier => {
      const price = formatPrice(locale, tier)
      const count = formatNumber(locale, tier.minQuantity)
      const [before = '', after = ''] = t('prices.tier', { count, price }).split(price)
      return { before, price, amount: tier.value, after }
    })
}
