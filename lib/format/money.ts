import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { numberFormat } from '@/lib/format/formats'
import type { Locale } from '@/lib/site/sites'

/** Formats an amount for a site, in the currency that commerce returns: it is the currency charged. */
export const formatPrice = (
  locale: Locale,
  { currencyIso, value }: Pick<Price, 'currencyIso' | 'value'>,
): string => numberFormat(locale, { style: 'currency', currency: currencyIso }).format(value)

/** A deduction with a true minus sign. */
export const formatDeduction = (locale: Locale, { currencyIso, value }: Price): string =>
  formatPrice(locale, { currencyIso, value: -value }).replace('-', '−')
