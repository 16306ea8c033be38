import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { DeliveryDays } from './next-steps'

/** When a delivery arrives. */
export function daysText(locale: Locale, { from, until }: DeliveryDays): string {
  const t = getTranslator(locale, 'orders')
  const day = (date: string) => formatDate(locale, date) ?? date
  return from === undefined
    ? t('next.day', { until: day(until) })
    : t('next.days', { from: day(from), until: day(until) })
}
