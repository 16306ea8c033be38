import type { Locale } from '@/lib/site/sites'
import { dateFormat } from './formats'

/** Time zones of the countries of the ten sites, by continent, each from west to east; UTC first. */
export const TIME_ZONES: readonly string[] = [
  'UTC',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Vancouver',
  'America/Phoenix',
  'America/Denver',
  'America/Edmonton',
  'America/Regina',
  'America/Chicago',
  'America/Winnipeg',
  'America/New_York',
  'America/Toronto',
  'America/Puerto_Rico',
  'America/Halifax',
  'America/St_Johns',
  'Atlantic/Canary',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Amsterdam',
  'Europe/Madrid',
  'Asia/Yangon',
  'Asia/Bangkok',
  'Asia/Ho_Chi_Minh',
  'Asia/Jakarta',
  'Asia/Phnom_Penh',
  'Asia/Vientiane',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Makassar',
  'Asia/Manila',
  'Asia/Singapore',
  'Asia/Taipei',
  'Asia/Jayapura',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Darwin',
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Hobart',
  'Australia/Sydney',
  'Pacific/Auckland',
]

/** The name of a time zone for a site: its city, and what its time is called there. */
export function timeZoneName(locale: Locale, timeZone: string): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return timeZone === 'UTC' ? `UTC – ${name}` : `${city} – ${name}`
}
