import type { Price } from '@/lib/contract/commerce/catalogue/price'
import { numberFormat } from '@/lib/format/formats'
import type { Locale } from '@/lib/site/sites'

/** An amount as spreadsheets of the site read numbers: its decimals, without currency or grouping. */
export function plainAmount(locale: Locale, { currencyIso, value }: Pick<Price, 'currencyIso' | 'value'>) {
  const { maximumFractionDigits: digits = 0 } = numberFormat(locale, {
    style: 'currency',
    currency: currencyIso,
  }).resolvedOptions()
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return numberFormat(locale, options).format(value)
}

/** The separator that spreadsheets of the site expect: the comma, unless it separates decimals. */
export const csvSeparator = (locale: Locale): ',' | ';' =>
  numberFormat(locale, { minimumFractionDigits: 1 }).format(1).includes(',') ? ';' : ','
