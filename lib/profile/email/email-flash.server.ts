import 'server-only'
import type { Flash } from '@/lib/flash/flash'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const TONES = {
  sent: 'success',
  sentAgain: 'success',
  cancelled: 'success',
  changed: 'success',
  nothingWaits: 'caution',
  tooMany: 'caution',
  signInAgain: 'caution',
} as const

type Names = { email?: string }

/** Flash messages about an email change, with the date of what was done. */
export function emailFlash(locale: Locale, message: keyof typeof TONES, { email = '' }: Names): Flash {
  const date = formatDate(locale, new Date().toISOString()) ?? ''
  const t = getTranslator(locale, 'profile')
  return { tone: TONES[message], message: t(`emailChange.${message}`, { date, email }), lines: [] }
}
