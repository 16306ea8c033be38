import { formatDeduction, formatPrice } from '@/lib/catalogue/money'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; entries: readonly OrderEntry[]; totalPrice: Price | undefined }

/** What a quote costs, and how much less that is than its lines cost by themselves. */
export function QuoteSums({ locale, entries, totalPrice }: Props) {
  if (totalPrice === undefined) return null
  const t = getTranslator(locale, 'cart')
  const cents = entries.reduce((sum, line) => sum + Math.round((line.totalPrice?.value ?? 0) * 100), 0)
  const saved = cents - Math.round(totalPrice.value * 100)
  const amount = (value: number) => ({ ...totalPrice, value: value / 100 })
  const rows =
    saved <= 0
      ? []
      : [
          { term: t('sums.subtotal'), text: formatPrice(locale, amount(cents)) },
          { term: t('sums.discount'), text: formatDeduction(locale, amount(saved)) },
        ]
  return (
    <dl className="mt-6 max-w-form space-y-2">
      {rows.map(({ term, text }) => (
        <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt>{term}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-accent pt-3 text-lg font-semibold">
        <dt>{getTranslator(locale, 'quotes')('total')}</dt>
        <dd>{formatPrice(locale, totalPrice)}</dd>
      </div>
    </dl>
  )
}
