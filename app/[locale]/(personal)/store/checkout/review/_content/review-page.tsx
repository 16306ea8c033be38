import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { ok } from '@/lib/result/result'
import { loadReview } from '../../../_order/load-review'
import { ReviewContent, ReviewPlacing } from '../../../_order/order-review'
import { checkoutPage } from '../../_step/checkout-page'

/**
 * The review: what has changed since the last look, everything that was entered, and the form,
 * or what stops the order.
 */
export const reviewPage = checkoutPage({
  step: 'review',
  load: async ({ context, cart, parameters, locale }) => {
    const [review, { values: flags }] = await Promise.all([
      loadReview({ context, cart, parameters, isComplete: true }),
      getFlags(locale, context.user.id),
    ])
    return ok({ review, flags })
  },
  render: ({ review, flags }, { locale, cart }) => (
    <>
      <ReviewContent {...{ locale, cart, review, flags }} />
      <ReviewPlacing {...{ locale, cart, review }} />
    </>
  ),
})
