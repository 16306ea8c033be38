import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import { placedText } from '@/lib/orders/placed-text'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Pick<Order, 'status' | 'created'> }

/** What has become of an order, and when it was placed. */
export const OrderState = ({ locale, order }: Props) => (
  <>
    <p className="mt-4 text-xl">{getTranslator(locale, 'orders')(`earlier.status.${order.status}`)}</p>
    <p className="mt-1 text-muted">{placedText(locale, order)}</p>
  </>
)
