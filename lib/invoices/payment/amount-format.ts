import { numberFormat } from '@/lib/format/formats'
import type { Locale } from '@/lib/site/sites'
import type { AmountFormat } from './typed-amount'

/** How amounts of a currency are typed on a site. */
export function amountFormat(locale: Locale, currencyIso: string): AmountFormat {
  const format = numberFormat(locale, { style: 'currency', currency: currencyIso })
  const sign = numberFormat(locale, { minimumFractionDigits: 1 })
    .formatToParts(1)
    .find(({ type }) => type === 'decimal')?.value
  return { decimal: sign === ',' ? ',' : '.', digits: format.resolvedOptions().maximumFractionDigits ?? 2 }
}
