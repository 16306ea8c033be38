import { totalOf } from '@/lib/cart/cart-total'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { QUOTE_MINIMUM } from '@/lib/contract/commerce/quote/quote'
import { formatPrice } from '@/lib/format/money'
import type { FormErrors } from '@/lib/forms/form-errors'
import { formError } from '@/lib/forms/form-errors'
import { getSite, type Locale } from '@/lib/site/sites'

type Sums = Pick<Cart, 'net' | 'totalPrice' | 'totalPriceWithTax' | 'totalDiscounts'>

/** The least sum that a quote can be asked for, as people of a site write it. */
export const quoteMinimum = (locale: Locale): string =>
  formatPrice(locale, { currencyIso: getSite(locale).currency, value: QUOTE_MINIMUM })

/** Why no quote can be asked for these sums; undefined where one can, or where they are not known. */
export function belowQuoteMinimum(locale: Locale, sums: Sums): FormErrors | undefined {
  const total = totalOf(sums)
  if (total === undefined || total.value >= QUOTE_MINIMUM) return undefined
  const isDiscounted = (sums.totalDiscounts?.value ?? 0) > 0
  return formError('underThreshold', {
    least: quoteMinimum(locale),
    total: formatPrice(locale, total),
    discounted: isDiscounted ? 'yes' : 'no',
  })
}
