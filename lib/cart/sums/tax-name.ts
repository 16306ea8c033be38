import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatPercent } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Decimals of tax rates in percent, as of 8.875 %. */
export const TAX_DECIMALS = 3

type Tax = Pick<NonNullable<Cart['taxes']>[number], 'name' | 'percent'>

/** Name of a tax with its rate, by which several lines of one tax differ; `isIncluded`: prices contain it. */
export function taxName(locale: Locale, { name, percent }: Tax, isIncluded: boolean): string {
  const t = getTranslator(locale, 'checkout')
  if (percent === 0) return isIncluded ? t('sums.included', { name }) : name
  const rate = { name, percent: formatPercent(locale, percent, TAX_DECIMALS) }
  return t(isIncluded ? 'sums.includedRate' : 'sums.rate', rate)
}
