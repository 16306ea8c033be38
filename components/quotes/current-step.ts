import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { untilText } from './until-text'

/** Current state of a quote, the next step, and its deadline. */
export function currentStep(locale: Locale, { state, expirationTime }: Quote) {
  const t = getTranslator(locale, 'quotes')
  const step = quoteStep(state)
  return {
    name: t(`steps.${step}.name`),
    next: t(`steps.${step}.next`),
    until: untilText(locale, step, expirationTime),
  }
}
