import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import { quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const DAY_MS = 86_400_000

type Ending = Pick<QuoteSummary, 'state' | 'expirationTime'>

/** Whole days until a time of commerce, at least 0; undefined for what is no time. */
function daysLeft(time: string, now: number): number | undefined {
  const end = Date.parse(time)
  return Number.isNaN(end) ? undefined : Math.max(0, Math.floor((end - now) / DAY_MS))
}

/**
 * Until when the prices of an offer hold, with the days that are left, or until when they held; undefined
 * while there is no offer.
 * @param now epoch milliseconds
 */
function untilText(locale: Locale, { state, expirationTime }: Ending, now: number): string | undefined {
  const step = quoteStep(state)
  if (expirationTime === undefined) return undefined
  const date = formatDate(locale, expirationTime)
  if (date === undefined) return undefined
  const t = getTranslator(locale, 'quotes')
  if (step === 'expired') return t('heldUntil', { date })
  if (step !== 'offer' && step !== 'accepted') return undefined
  const days = daysLeft(expirationTime, now)
  const until = t('until', { date })
  return days === undefined ? until : `${until} (${t('daysLeft', { days })})`
}

/** What a quote waits for: its state in a word, the next step, and its end. */
export function quoteStatus(locale: Locale, quote: Ending, now: number) {
  const t = getTranslator(locale, 'quotes')
  const step = quoteStep(quote.state)
  return {
    step,
    name: t(`steps.${step}.name`),
    next: t(`steps.${step}.next`),
    until: untilText(locale, quote, now),
  }
}
