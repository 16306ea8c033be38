import { numberFormat } from '@/lib/format/formats'
import type { Locale } from '@/lib/site/sites'

export const MONTHS_OF_YEAR = 12
/** Maximum age that counts as valid. */
export const OLDEST_YEARS = 120
/** Maximum duration of an assessment, in minutes, that a search accepts. */
export const MOST_MINUTES = 600

/** An age in the notation of test publishing, years and months: 203 months are `16:11`. */
export const formatAge = (months: number): string =>
  `${Math.floor(months / MONTHS_OF_YEAR)}:${months % MONTHS_OF_YEAR}`

/** An age range, both ends included; without an upper end `16:0+`. The dash is an en dash. */
export const formatAgeRange = (min: number, max: number | undefined): string =>
  max === undefined ? `${formatAge(min)}+` : `${formatAge(min)}–${formatAge(max)}`

/** A duration in minutes: one number or a range. */
export const formatMinutes = (locale: Locale, min: number, max: number): string => {
  const format = numberFormat(locale, {})
  return min === max ? format.format(min) : `${format.format(min)}–${format.format(max)}`
}

/**
 * Whole months of an age in years and months; an empty text counts as 0. Undefined for an invalid age: not a
 * whole number, negative, twelve months or more, or above the maximum.
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
