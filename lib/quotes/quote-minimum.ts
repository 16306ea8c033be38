import { totalOf } from '@/lib/cart/sums/cart-total'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { QUOTE_MINIMUM } from '@/lib/contract/commerce/quote/quote'
import { formatPrice } from '@/lib/format/money'
import type { FormErrors } from '@/lib/forms/form-errors'
import { formError } from '@/lib/forms/form-errors'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'

type Sums = Pick<Cart, 'net' | 'totalPrice' | 'totalPriceWithTax' | 'totalDiscounts'>

/** The minimum total of a quote, formatted for the site. */
export const quoteMinimum = (locale: Locale): string =>
  formatPrice(locale, { currencyIso: getSite(locale).currency, value: QUOTE_MINIMUM })

/** Why no quote can be requested for this total; undefined if one can, or if the total is unknown. */
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

/** Why commerce refuses a request whose total it has found to be too low. */
export const belowMinimum = (locale: Locale): string =>
  getTranslator(locale, 'cart')('errors.underThresholdOnly', { least: quoteMinimum(locale) })
