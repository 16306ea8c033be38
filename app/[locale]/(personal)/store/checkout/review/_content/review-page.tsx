import { cookies } from 'next/headers'
import { CaptchaReplacement } from '@/components/orders/captcha-replacement'
import { PlaceOrderForm } from '@/components/orders/place-order-form'
import { ReviewDifferences } from '@/components/orders/review-differences'
import { ReviewSections } from '@/components/orders/review-sections'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { reviewCart } from '@/lib/checkout/review/reviewed.server'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { openOrderCaptcha } from '@/lib/orders/order-captcha.server'
import { ok } from '@/lib/result/result'
import { firstParam } from '@/lib/site/address-parameters'
import { REVIEWED_PARAMETER } from '@/lib/site/page-parameters'
import { placeOrderActionPath } from '@/lib/site/routes'
import { OrderedLines } from '../../../_order/ordered-lines'
import { placeOrderTexts } from '../../../_order/place-order-texts'
import { checkoutPage } from '../../_step/checkout-page'

/** The review: what has changed since the last look, everything that was entered, and the form. */
export const reviewPage = checkoutPage({
  step: 'review',
  load: async ({ context, cart, parameters, locale }) => {
    const sent = cookieMapOf(await cookies())
    const [review, hidden, { values: flags }, captcha] = await Promise.all([
      reviewCart(context, cart, firstParam(parameters, REVIEWED_PARAMETER)),
      newHiddenFields(context.user.id),
      getFlags(locale, context.user.id),
      openOrderCaptcha({ context, cookies: sent, now: Date.now() }),
    ])
    return ok({ review, hidden, flags, captcha })
  },
  render: ({ review, hidden, flags, captcha }, { locale, cart }) => (
    <>
      <ReviewDifferences locale={locale} differences={review.differences} />
      <ReviewSections locale={locale} cart={cart} />
      <div className="mt-8">
        <OrderedLines locale={locale} entries={cart.entries} flags={flags} />
      </div>
      <PlaceOrderForm
        action={placeOrderActionPath(locale)}
        hidden={hidden}
        reviewed={review.id}
        captcha={captcha.kind === 'asked' ? captcha.site : undefined}
        {...placeOrderTexts(locale, cart)}
      />
      <CaptchaReplacement locale={locale} captcha={captcha.kind} />
    </>
  ),
})
