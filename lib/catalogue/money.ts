import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { getSite, type Locale } from '@/lib/site/sites'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount as people of a site write it. The currency is the wire's: what commerce asks is what is shown. */
export function formatPrice(
  locale: Locale,
  { currencyIso, value }: Pick<Price, 'currencyIso' | 'value'>,
): string {
  const key = `${locale}/${currencyIso}`
  const known = formats.get(key)
  const format =
    known ?? new Intl.NumberFormat(getSite(locale).languageTag, { style: 'currency', currency: currencyIso })
  formats.set(key, format)
  return format.format(value)
}
