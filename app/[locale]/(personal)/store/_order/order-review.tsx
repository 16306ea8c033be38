import type { ComponentProps } from 'react'
import { CaptchaReplacement } from '@/components/orders/captcha-replacement'
import { OrderStopped, OrderStoppedNote } from '@/components/orders/order-stopped'
import { PlaceOrderForm } from '@/components/orders/place-order-form'
import { ReviewDifferences } from '@/components/orders/review-differences'
import { ReviewSections } from '@/components/orders/review-sections'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { placeOrderActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { OrderReview } from './load-review'
import { OrderedLines } from './ordered-lines'
import { placeOrderTexts } from './place-order-texts'

type Props = { locale: Locale; cart: Cart; review: OrderReview }

type ContentProps = Props & {
  flags: FlagValues
} & Pick<ComponentProps<typeof ReviewSections>, 'changes' | 'without'>

/** What stops the order, what has changed since the last look, everything that was entered, and the lines. */
export const ReviewContent = ({ locale, cart, review, flags, ...parts }: ContentProps) => (
  <>
    <OrderStoppedNote locale={locale} reasons={review.reasons} />
    <ReviewDifferences locale={locale} differences={review.differences} />
    <ReviewSections locale={locale} cart={cart} email={review.email} {...parts} />
    <div className="mt-8">
      <OrderedLines locale={locale} entries={cart.entries} flags={flags} />
    </div>
  </>
)

type PlacingProps = Props & Pick<ComponentProps<typeof PlaceOrderForm>, 'shownOn'>

/**
 * The form that places the reviewed order, with the way for users who cannot complete its captcha; or what
 * has to be mended in the cart first.
 */
export const ReviewPlacing = ({ locale, cart, review, shownOn }: PlacingProps) =>
  review.reasons.length > 0 ? (
    <OrderStopped locale={locale} reasons={review.reasons} />
  ) : (
    <>
      <PlaceOrderForm
        action={placeOrderActionPath(locale)}
        hidden={review.hidden}
        reviewed={review.id}
        shownOn={shownOn}
        quote={cart.sapQuote?.code}
        consents={review.consents}
        captcha={review.captcha.kind === 'asked' ? review.captcha.site : undefined}
        {...placeOrderTexts(locale, cart)}
      />
      <CaptchaReplacement locale={locale} captcha={review.captcha.kind} />
    </>
  )
