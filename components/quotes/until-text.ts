import type { QuoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/**
 * Date until which the prices of an offer hold, or held; undefined while there is no offer. `time` in the
 * format of commerce.
 */
export function untilText(locale: Locale, step: QuoteStep, time: string | undefined): string | undefined {
  if (step !== 'offer' && step !== 'expired') return undefined
  const date = time === undefined ? undefined : formatDate(locale, time)
  if (date === undefined) return undefined
  return getTranslator(locale, 'quotes')(step === 'offer' ? 'until' : 'heldUntil', { date })
}
