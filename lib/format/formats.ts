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

/** List format of a site. */
export const listFormat = (locale: Locale, options: Intl.ListFormatOptions): Intl.ListFormat =>
  listFormats(getSite(locale).languageTag, options)
