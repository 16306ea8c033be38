import { displayName } from '@/lib/format/display-name'
import { listFormat, numberFormat, writeDate } from '@/lib/format/formats'
import { getSite, type Locale } from '@/lib/site/sites'

/** Formats a list of names for a site: commas between, "and" before the last. */
export const formatList = (locale: Locale, names: readonly string[]): string =>
  listFormat(locale, { type: 'conjunction' }).format(names)

/** The same with "or" before the last. */
export const formatAlternatives = (locale: Locale, names: readonly string[]): string =>
  listFormat(locale, { type: 'disjunction' }).format(names)

/** The text with a capital first letter. */
export const capitalized = (locale: Locale, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(getSite(locale).languageTag) + text.slice(1)

/** Names separated by commas, with a capital first letter: none of our languages needs a conjunction here. */
export const writtenRow = (locale: Locale, names: readonly string[]): string =>
  capitalized(locale, names.join(', '))

/** The name of a language in the language of the site; its code if the name is unknown. */
export const languageName = (locale: Locale, code: string): string =>
  displayName(getSite(locale).languageTag, 'language', code)

/** Formats a number for a site. */
export const formatNumber = (locale: Locale, value: number, decimals = 0): string =>
  numberFormat(locale, { minimumFractionDigits: decimals }).format(value)

/** Formats a percentage, given as 8.5 for 8.5 %, with as many decimals as it has, up to a maximum. */
export const formatPercent = (locale: Locale, percent: number, maximumFractionDigits = 2): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits }).format(percent / 100)

/** Day and time of a response. Servers may be in any time zone, so UTC is used and named. */
export const formatMinutes = (locale: Locale, epochMs: number): string =>
  writeDate(
    locale,
    {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    },
    epochMs,
  )
