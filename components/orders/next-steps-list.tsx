import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import { nextStepTexts } from '@/lib/orders/facts/next-step-texts'
import type { Locale } from '@/lib/site/sites'

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
        {nextStepTexts(locale, order).map(({ group, title, text }) => (
          <div key={group}>
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-prose">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
