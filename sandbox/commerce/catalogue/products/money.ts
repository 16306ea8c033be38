import type { Price } from '../../../../lib/contract/commerce/catalogue/price.ts'
import type { Site } from '../../sites.ts'

/** In which language, and in the manner of which country, a product is answered. */
export type Market = { site: Site; language: string; currency: string }

const formats = new Map<string, Intl.NumberFormat>()

const formatOf = ({ site, language, currency }: Market): Intl.NumberFormat => {
  const locale = `${language}-${site.deliveryCountries[0]}`
  const key = `${locale}/${currency}`
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, format)
  return format
}

/** All currencies of the sites have hundredths. */
const MINOR_UNITS = 100

/** An amount from whole minor units, so that it never has a rounding error. */
export const toPrice = (market: Market, minor: number, priceType: 'BUY' | 'FROM' = 'BUY'): Price => {
  const value = minor / MINOR_UNITS
  return { currencyIso: market.currency, value, priceType, formattedValue: formatOf(market).format(value) }
}

/** An amount in whole minor units. */
export const toMinor = ({ value }: Pick<Price, 'value'>): number => Math.round(value * MINOR_UNITS)
