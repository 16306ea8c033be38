import { getSite, type Locale } from '@/lib/site/sites'
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

/** A site may have more than one time zone: the text names the one that it is in. */
const TIME = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

/** Formats a moment for a site, in its time zone; empty if the text is none. */
export function formatTime(locale: Locale, text: string): string {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return ''
  const { timeZone } = getSite(locale)
  return dateFormat(locale, { ...TIME, timeZone }).format(date)
}
