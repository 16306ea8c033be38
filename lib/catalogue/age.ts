import { numberFormat } from '@/lib/format/formats'
import type { Locale } from '@/lib/site/sites'

export const MONTHS_OF_YEAR = 12
/** The greatest age that people reach. */
export const OLDEST_YEARS = 120
/** The longest time for an assessment that somebody may ask about. */
export const MOST_MINUTES = 600

/** An age in the notation of the field, years and months: 203 months are `16:11`. */
export const formatAge = (months: number): string =>
  `${Math.floor(months / MONTHS_OF_YEAR)}:${months % MONTHS_OF_YEAR}`

/** Ages from and to, both included; without an end `16:0+`. The dash is an en dash. */
export const formatAgeRange = (min: number, max: number | undefined): string =>
  max === undefined ? `${formatAge(min)}+` : `${formatAge(min)}–${formatAge(max)}`

/** Minutes, one figure or a range. */
export const formatMinutes = (locale: Locale, min: number, max: number): string => {
  const format = numberFormat(locale, {})
  return min === max ? format.format(min) : `${format.format(min)}–${format.format(max)}`
}

/**
 * Whole months of an age given as years and months; an empty one counts as nothing. Undefined for what is no
 * age: not whole, negative, twelve months and more, or older than people get.
 */
export function toAgeMonths(years: string, months: string): number | undefined {
  const [y, m] = [years, months].map(text => (text.trim() === '' ? 0 : wholeNumber(text)))
  if (y === undefined || m === undefined || y > OLDEST_YEARS || m >= MONTHS_OF_YEAR) return undefined
  return y * MONTHS_OF_YEAR + m
}

function wholeNumber(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim()
  return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined
}
