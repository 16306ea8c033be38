import type { OrderSummary } from '@/lib/contract/commerce/order/order-history'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { LatestOrdersView } from '@/lib/orders/latest-orders'
import { orderConfirmationPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; orders: LatestOrdersView }

const HEADING_ID = 'latest-orders'

/** The latest orders of a user whose cart is empty. */
export function LatestOrders({ locale, orders }: Props) {
  const t = getTranslator(locale, 'cart')
  if (orders.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12 max-w-form">
      <h2 id={HEADING_ID} className="border-b-2 border-accent pb-2 text-xl">
        {t('empty.orders')}
      </h2>
      {orders === 'unavailable' ? (
        <p className="mt-3">{t('empty.ordersUnavailable')}</p>
      ) : (
        <Orders locale={locale} orders={orders} />
      )}
    </section>
  )
}

function Orders({ locale, orders }: { locale: Locale; orders: readonly OrderSummary[] }) {
  const t = getTranslator(locale, 'cart')
  return (
    <ul className="divide-y divide-line border-b border-line">
      {orders.map(({ code, placed, total, purchaseOrderNumber: number }) => (
        <li key={code} className="py-4">
          <a href={orderConfirmationPath(locale, code)} className="inline-block py-1 font-semibold">
            {t('empty.order', { code })}
          </a>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              formatDate(locale, placed) ?? placed,
              formatPrice(locale, total),
              ...(number === undefined ? [] : [t('empty.purchaseOrder', { number })]),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
