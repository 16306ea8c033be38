import { getSite, type Locale } from '@/lib/site/sites'
import { memoizeFormat } from './memoized'

const numberFormats = memoizeFormat(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)
const dateFormats = memoizeFormat(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
const listFormats = memoizeFormat((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options))

/** Number format of a site. */
export const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  numberFormats(getSite(locale).languageTag, options)

/** Date and time format of a site. */
export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormats(getSite(locale).languageTag, options)

/** In French the first day of a month is an ordinal, which `Intl` does not write. */
const FIRST_OF_MONTH = /(?<!\d)1 (?=\p{L}+\.? \d{4})/u

/** A day or moment as a site writes it. */
export function writeDate(locale: Locale, options: Intl.DateTimeFormatOptions, date: Date | number): string {
  const text = dateFormat(locale, options).format(date)
  return getSite(locale).language === 'fr' ? text.replace(FIRST_OF_MONTH, '1er ') : text
}

/** List format of a site. */
export const listFormat = (locale: Locale, options: Intl.ListFormatOptions): Intl.ListFormat =>
  listFormats(getSite(locale).languageTag, options)
