import { HelpLink } from '@/components/ui/help-link'
import { formatPrice } from '@/lib/catalogue/money'
import { writtenNumber } from '@/lib/catalogue/written'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; item: ItemProduct; askHref: string }

/** What an item costs and for what, its price by quantity, or whom to ask. */
export function ItemPrice({ locale, item, askHref }: Props) {
  const t = getTranslator(locale, 'product')
  const { price, productItem } = item
  if (price === undefined)
    return productItem.priceOnRequest ? (
      <>
        <p className="font-semibold">{t('prices.onRequest')}</p>
        <HelpLink href={askHref}>{t('prices.ask')}</HelpLink>
      </>
    ) : (
      <p className="text-muted">{t('prices.none')}</p>
    )
  return (
    <>
      <p>
        <span className="text-lg font-semibold">{formatPrice(locale, price)}</span>{' '}
        <span className="text-sm text-muted">
          {t(`units.${productItem.unit}`, { size: String(productItem.packSize ?? 1) })}
        </span>
      </p>
      <Tiers locale={locale} item={item} />
    </>
  )
}

function Tiers({ locale, item }: Pick<Props, 'locale' | 'item'>) {
  const t = getTranslator(locale, 'product')
  const tiers = item.volumePrices?.filter(({ minQuantity }) => minQuantity > 1) ?? []
  if (tiers.length === 0) return null
  return (
    <ul aria-label={t('prices.tiers')} className="mt-1 text-sm text-muted">
      {tiers.map(tier => (
        <li key={tier.minQuantity}>
          {t('prices.tier', {
            count: writtenNumber(locale, tier.minQuantity),
            price: formatPrice(locale, tier),
          })}
        </li>
      ))}
    </ul>
  )
}
