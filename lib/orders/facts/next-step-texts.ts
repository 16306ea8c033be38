import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { daysText } from './days-text'
import { type NextStep, nextSteps } from './next-steps'

/** What happens next with each part of an order, in words. */
export const nextStepTexts = (locale: Locale, order: Order) =>
  nextSteps(order).map(step => ({
    group: step.group,
    title: getTranslator(locale, 'cart')(`groups.${step.group}`),
    text: sentences(locale, step).join(' '),
  }))

function sentences(locale: Locale, step: NextStep): readonly string[] {
  const t = getTranslator(locale, 'orders')
  switch (step.group) {
    case 'digital':
      return [t(`next.digital.${step.text}`, { account: step.account ?? '' })]
    case 'training':
      return [t('next.training')]
    case 'shipped':
    case 'later':
    case 'preorder':
      return [
        t(`next.${step.group}.${step.text}`),
        ...(step.mode === undefined ? [] : [t('next.mode', { mode: step.mode })]),
        ...(step.days === undefined ? [] : [daysText(locale, step.days)]),
      ]
  }
}
