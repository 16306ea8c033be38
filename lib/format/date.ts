import type { DateStyle } from '@/lib/contract/commerce/customer-settings'
import { getSite, type Locale } from '@/lib/site/sites'
import { dayIn } from './calendar-day'
import { type DateSettings, userDateSettings } from './date-settings'
import { writeDate } from './formats'

const FIGURES = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const SECONDS = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const

/** A site may have more than one time zone: the text names the one that it is in. */
const MINUTES = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const WORDS = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT_WORDS = { ...WORDS, month: 'short' } as const

/**
 * A date without a time, or a timestamp at the start or end of a UTC day. It is formatted as that day in
 * every time zone.
 */
const WHOLE_DAY = /^\d{4}-\d\d-\d\d(?:T(?:00:00(?::00)?|23:59(?::59)?)(?:\.\d+)?(?:Z|\+00:?00))?$/

/** The time zone and date format for a user on a site: those that the user has chosen, else the site's. */
export function dateSettingsOn(
  locale: Locale,
  settings: DateSettings = {},
  siteStyle: DateStyle = 'long',
): { timeZone: string; dateStyle: DateStyle } {
  const { timeZone = getSite(locale).timeZone, dateStyle = siteStyle } = settings
  return { timeZone, dateStyle }
}

function dayText(locale: Locale, date: Date, style: DateStyle, timeZone: string): string {
  if (style === 'iso') return dayIn(timeZone, date.getTime())
  const options = style === 'numeric' ? FIGURES : ({ dateStyle: style } as const)
  return writeDate(locale, { ...options, timeZone }, date)
}

/** The day as yyyy-mm-dd, and the time as the site writes it. */
const isoDayWith = (
  locale: Locale,
  date: Date,
  time: Intl.DateTimeFormatOptions & { timeZone: string },
): string => `${dayIn(time.timeZone, date.getTime())} ${writeDate(locale, time, date)}`

/**
 * Formats a moment with its time to the second for a site, in its time zone unless the user of the request
 * has chosen another; undefined if the text is no timestamp.
 */
export function formatMoment(
  locale: Locale,
  text: string,
  settings: DateSettings | undefined = userDateSettings(),
): string | undefined {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  const { timeZone, dateStyle } = dateSettingsOn(locale, settings, 'medium')
  if (dateStyle === 'iso') return isoDayWith(locale, date, { ...SECONDS, timeZone })
  const options =
    dateStyle === 'numeric' ? { ...FIGURES, ...SECONDS } : ({ dateStyle, timeStyle: 'long' } as const)
  return writeDate(locale, { ...options, timeZone }, date)
}

const DAY_BESIDE_TIME = { long: WORDS, medium: SHORT_WORDS, numeric: FIGURES } as const

/**
 * Formats a moment with its time to the minute for a site, in its time zone unless the user of the request
 * has chosen another; empty if the text is no timestamp.
 */
export function formatDateTime(
  locale: Locale,
  text: string,
  settings: DateSettings | undefined = userDateSettings(),
): string {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return ''
  const { timeZone, dateStyle } = dateSettingsOn(locale, settings)
  if (dateStyle === 'iso') return isoDayWith(locale, date, { ...MINUTES, timeZone })
  return writeDate(locale, { ...DAY_BESIDE_TIME[dateStyle], ...MINUTES, timeZone }, date)
}

/**
 * Formats the day of a date, or of a moment in the time zone of a site, unless the user of the request has
 * chosen another; undefined if the text is neither.
 */
export function formatDate(
  locale: Locale,
  text: string,
  settings: DateSettings | undefined = userDateSettings(),
): string | undefined {
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  const { timeZone, dateStyle } = dateSettingsOn(locale, settings)
  return dayText(locale, date, dateStyle, WHOLE_DAY.test(text) ? 'UTC' : timeZone)
}

/** Formats the day of a date or a moment as the site does, for texts that a browser writes too. */
export const formatSiteDate = (locale: Locale, text: string): string | undefined =>
  formatDate(locale, text, {})
