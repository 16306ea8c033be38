import type { Locale } from '@/lib/site/sites'
import { numberFormat } from './formats'

/** Waits from this length on are shown in minutes. */
const MINUTES_FROM_SECONDS = 90

/** A wait in the language of the locale, for example "7 seconds" or "10 minutes". */
export function waitTime(locale: Locale, seconds: number): string {
  const inMinutes = seconds >= MINUTES_FROM_SECONDS
  return numberFormat(locale, {
    style: 'unit',
    unit: inMinutes ? 'minute' : 'second',
    unitDisplay: 'long',
  }).format(inMinutes ? Math.ceil(seconds / 60) : seconds)
}
