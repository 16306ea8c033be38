import { displayName } from '@/lib/format/display-name'
import { dateFormat, listFormat, numberFormat } from '@/lib/format/formats'
import { getSite, type Locale } from '@/lib/site/sites'

/** Names in a row, as people of a site write them: commas between, "and" before the last. */
export const formatList = (locale: Locale, names: readonly string[]): string =>
  listFormat(locale, { type: 'conjunction' }).format(names)

/** The same with "or" before the last. */
export const formatAlternatives = (locale: Locale, names: readonly string[]): string =>
  listFormat(locale, { type: 'disjunction' }).format(names)

/** What begins like a sentence. */
export const capitalized = (locale: Locale, text: string): string =>
  text.slice(0, 1).toLocaleUpperCase(getSite(locale).languageTag) + text.slice(1)

/**
 * Names that stand side by side: no language of ours needs a word between them, and the first begins like a
 * sentence.
 */
export const writtenRow = (locale: Locale, names: readonly string[]): string =>
  capitalized(locale, names.join(', '))

/** The name of a language in that of the site; its code where nobody knows one. */
export const languageName = (locale: Locale, code: string): string =>
  displayName(getSite(locale).languageTag, 'language', code)

/** A number as people of a site write it. */
export const formatNumber = (locale: Locale, value: number, decimals = 0): string =>
  numberFormat(locale, { minimumFractionDigits: decimals }).format(value)

/** Day and time of an answer. Servers stand anywhere, so the zone is named. */
export const formatMinutes = (locale: Locale, epochMs: number): string =>
  dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(epochMs)
