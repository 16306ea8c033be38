import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import { type NextStep, nextSteps } from '@/lib/orders/next-steps'
import type { Locale } from '@/lib/site/sites'
import { daysText } from './days-text'

type Props = { locale: Locale; order: Order }

const HEADING_ID = 'order-next'

/** What happens next with each part of an order. */
export function NextStepsList({ locale, order }: Props) {
  const t = getTranslator(locale, 'orders')
  return (
    <section aria-labelledby={HEADING_ID}>
      <h2 id={HEADING_ID} className="text-xl">
        {t('next.title')}
      </h2>
      {order.status === 'ON_VALIDATION' && <p className="mt-3 max-w-prose">{t('next.afterHold')}</p>}
      <dl className="mt-3 space-y-4">
        {nextSteps(order).map(step => (
          <div key={step.group}>
            <dt className="font-semibold">{getTranslator(locale, 'cart')(`groups.${step.group}`)}</dt>
            <dd className="max-w-prose">{sentences(locale, step).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function sentences(locale: Locale, step: NextStep): readonly string[] {
  const t = getTranslator(locale, 'orders')
  switch (step.group) {
    case 'digital':
      return [t(`next.digital.${step.text}`, { account: step.account ?? '' })]
    case 'training':
      return [t('next.training')]
    case 'shipped':
    case 'later':
      return [
        t(`next.${step.group}.${step.text}`),
        ...(step.mode === undefined ? [] : [t('next.mode', { mode: step.mode })]),
        ...(step.days === undefined ? [] : [daysText(locale, step.days)]),
      ]
  }
}
