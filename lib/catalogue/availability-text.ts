import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { Availability } from './availability'

/** Availability of an item in words, with its date. */
export function availabilityText(locale: Locale, availability: Availability): string {
  const date = 'date' in availability ? (formatDate(locale, availability.date) ?? availability.date) : ''
  return getTranslator(locale, 'product')(`stock.${availability.kind}`, { date })
}
