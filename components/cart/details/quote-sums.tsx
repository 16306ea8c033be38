import { SumLine, TotalLine } from '@/components/page/sum-line'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; quote: Pick<Quote, 'orderDiscounts' | 'quoteDiscounts' | 'totalPrice'> }

/** Total of a quote, with the discounts of programmes and of the seller, as commerce reports them. */
export function QuoteSums({ locale, quote }: Props) {
  const { orderDiscounts, quoteDiscounts, totalPrice } = quote
  if (totalPrice === undefined) return null
  const t = getTranslator(locale, 'quotes')
  const discounts = [
    { term: t('discounts.order'), amount: orderDiscounts },
    { term: t('discounts.quote'), amount: quoteDiscounts },
  ]
  return (
    <dl className="mt-6 space-y-2">
      {discounts.map(
        ({ term, amount }) =>
          amount !== undefined &&
          amount.value > 0 && <SumLine key={term} term={term} amount={formatDeduction(locale, amount)} />,
      )}
      <TotalLine term={t('total')} amount={formatPrice(locale, totalPrice)} />
    </dl>
  )
}
