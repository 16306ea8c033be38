import { laterSumsKey } from '@/lib/cart/sums/later-sums'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatDeduction, formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Summed = Pick<Quote, 'orderDiscounts' | 'quoteDiscounts' | 'totalPrice' | 'net'>

/** The discounts and the total of a quote, with or without tax as commerce states them, for page and PDF. */
export function totalsOfQuote(
  locale: Locale,
  { orderDiscounts, quoteDiscounts, totalPrice, net }: Summed,
): readonly { term: string; text: string; isTotal: boolean }[] {
  const t = getTranslator(locale, 'quotes')
  const cart = getTranslator(locale, 'cart')
  const total = net === undefined ? t('total') : cart(net ? 'sums.totalNet' : 'sums.totalGross')
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
      : [{ term: total, text: formatPrice(locale, totalPrice), isTotal: true }]),
  ]
}

/** What the checkout adds to the total of a quote; undefined where commerce does not say what it contains. */
export const laterSums = (
  locale: Locale,
  { net, entries = [] }: Pick<Quote, 'net' | 'entries'>,
): string | undefined =>
  net === undefined ? undefined : getTranslator(locale, 'cart')(laterSumsKey({ net, entries }))
