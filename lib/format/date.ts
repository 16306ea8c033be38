import type { Locale } from '@/lib/site/sites'
import { dateFormat } from './formats'

/** A day in the words of a site; undefined for what is no date. */
export function formatDate(locale: Locale, text: string): string | undefined {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
