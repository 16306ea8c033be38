import type { Locale } from '@/lib/site/sites'
import { dateFormat } from './formats'

/** Formats a moment with its UTC time for a site; undefined if the text is none. */
export function formatMoment(locale: Locale, text: string): string | undefined {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' }).format(date)
}

/** Formats the UTC day of a date or a moment for a site; undefined if the text is neither. */
export function formatDate(locale: Locale, text: string): string | undefined {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
