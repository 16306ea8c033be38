import type { OrderSummary } from '@/lib/contract/commerce/order/order-history'
import { formatDate } from '@/lib/format/date'
import { joinFacts } from '@/lib/format/join-facts'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { LatestOrdersView } from '@/lib/orders/history/latest-orders'
import { accountDetailPath } from '@/lib/site/account-pages'
import { orderConfirmationPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** `hasHistory`: the user has the pages of the order history, and not only confirmations. */
type Props = { locale: Locale; orders: LatestOrdersView; hasHistory: boolean }

const HEADING_ID = 'latest-orders'

/** The latest orders of a user whose cart is empty. */
export function LatestOrders({ locale, orders, hasHistory }: Props) {
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
        <Orders {...{ locale, orders, hasHistory }} />
      )}
    </section>
  )
}

type OrdersProps = Props & { orders: readonly OrderSummary[] }

function Orders({ locale, orders, hasHistory }: OrdersProps) {
  const t = getTranslator(locale, 'cart')
  return (
    <ul className="divide-y divide-line border-b border-line">
      {orders.map(({ code, placed, total, purchaseOrderNumber: number }) => (
        <li key={code} className="py-4">
          <a
            href={
              hasHistory
                ? accountDetailPath(locale, 'orderHistory', code)
                : orderConfirmationPath(locale, code)
            }
            className="inline-block py-1 font-semibold"
          >
            {t('empty.order', { code })}
          </a>
          <p className="text-sm text-muted wrap-anywhere">
            {joinFacts([
              formatDate(locale, placed) ?? placed,
              formatPrice(locale, total),
              ...(number === undefined ? [] : [t('empty.purchaseOrder', { number })]),
            ])}
          </p>
        </li>
      ))}
    </ul>
  )
}
