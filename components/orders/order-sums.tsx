import { DiscountLine } from '@/components/page/discount-line'
import { TotalLine } from '@/components/page/sum-line'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import type { Order } from '@/lib/contract/commerce/order/order'
import { getTranslator } from '@/lib/i18n/translator'
import { orderSums } from '@/lib/orders/facts/order-sums'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; order: Order; flags: DiscountFlags }

const HEADING_ID = 'order-sums'

/** The sums of an order as commerce states them: discounts, delivery, taxes and the total. */
export const OrderSums = ({ locale, order, flags }: Props) => (
  <section aria-labelledby={HEADING_ID}>
    <h2 id={HEADING_ID} className="text-xl">
      {getTranslator(locale, 'orders')('sums.heading')}
    </h2>
    <dl className="mt-3 space-y-2">
      {orderSums(locale, order, flags).map(sum =>
        sum.isTotal ? (
          <TotalLine key={sum.key} term={sum.term} amount={sum.amount} />
        ) : (
          <DiscountLine {...sum} key={sum.key} />
        ),
      )}
    </dl>
  </section>
)
