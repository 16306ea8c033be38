import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Summed = Pick<Quote, 'orderDiscounts' | 'quoteDiscounts' | 'totalPrice'>

/** The discounts and the total of a quote, as commerce states them, for page and PDF. */
export function totalsOfQuote(
  locale: Locale,
  { orderDiscounts, quoteDiscounts, totalPrice }: Summed,
): readonly { term: string; text: string; isTotal: boolean }[] {
  const t = getTranslator(locale, 'quotes')
  const discounts = [
    { term: t('discounts.order'), amount: orderDiscounts },
    { term: t('discounts.quote'), amount: quoteDiscounts },
  ]
  return [
    ...discounts.flatMap(({ term, amount }) =>
      amount === undefined || amount.value === 0
        ? []
        : [{ term, text: formatDeduction(locale, amount), isTotal: false }],
    ),
    ...(totalPrice === undefined
      ? []
      : [{ term: t('total'), text: formatPrice(locale, totalPrice), isTotal: true }]),
  ]
}
