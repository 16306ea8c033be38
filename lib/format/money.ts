import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { numberFormat } from '@/lib/format/formats'
import type { Locale } from '@/lib/site/sites'

/**
 * An amount as people of a site write it. The currency is the wire's: what commerce asks is what is shown.
 */
export const formatPrice = (
  locale: Locale,
  { currencyIso, value }: Pick<Price, 'currencyIso' | 'value'>,
): string => numberFormat(locale, { style: 'currency', currency: currencyIso }).format(value)

/** An amount that is taken off, with a true minus sign. */
export const formatDeduction = (locale: Locale, { currencyIso, value }: Price): string =>
  formatPrice(locale, { currencyIso, value: -value }).replace('-', '−')
