import { OrderSummary } from '@/components/checkout/order-summary'
import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'
import { CaptchaReplacement } from '@/components/orders/captcha-replacement'
import { PlaceOrderForm } from '@/components/orders/place-order-form'
import { ReviewDifferences } from '@/components/orders/review-differences'
import { ReviewSections } from '@/components/orders/review-sections'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { EXPRESS_STEPS } from '@/lib/checkout/express/express-steps'
import { getTranslator } from '@/lib/i18n/translator'
import { placeOrderActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { OrderedLines } from '../../_order/ordered-lines'
import { placeOrderTexts } from '../../_order/place-order-texts'
import { changeFields } from './change-fields'
import { ChangeForm } from './change-form'
import type { ExpressOrder } from './load-express'

type Props = { locale: Locale; order: ExpressOrder; flags: FlagValues }

const PAYMENT_ID = 'express-payment'

/** The whole order on one page: each part can be changed where it is shown, and the form places it. */
export function ExpressOrderView({ locale, order, flags }: Props) {
  const { cart, hidden, review, captcha, isComplete } = order
  const fields = changeFields({ locale, order })
  // While the payment is asked for below, a second form of it would have fields with the same ids.
  const changes = EXPRESS_STEPS.flatMap(step =>
    fields[step] && (isComplete || step !== 'payment')
      ? [
          [
            step,
            <ChangeForm key={step} {...{ locale, step, hidden }}>
              {fields[step]}
            </ChangeForm>,
          ],
        ]
      : [],
  )
  return (
    <div className="mt-8 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <ReviewDifferences locale={locale} differences={review.differences} />
        <ReviewSections locale={locale} cart={cart} changes={Object.fromEntries(changes)} />
        <div className="mt-8">
          <OrderedLines locale={locale} entries={cart.entries} flags={flags} />
        </div>
        {isComplete ? (
          <>
            <PlaceOrderForm
              action={placeOrderActionPath(locale)}
              hidden={hidden}
              reviewed={review.id}
              captcha={captcha.kind === 'asked' ? captcha.site : undefined}
              {...placeOrderTexts(locale, cart)}
            />
            <CaptchaReplacement locale={locale} captcha={captcha.kind} />
          </>
        ) : (
          <section aria-labelledby={PAYMENT_ID} className="mt-10">
            <h2 id={PAYMENT_ID} className="text-xl">
              {getTranslator(locale, 'checkout')('steps.payment.title')}
            </h2>
            <ChangeForm {...{ locale, hidden }} step="payment" isOpen>
              {fields.payment}
            </ChangeForm>
          </section>
        )}
      </div>
      <aside className="mt-12 self-start lg:sticky lg:top-6 lg:mt-0">
        <OrderSummary locale={locale} cart={cart} />
      </aside>
      <FreshOnReturn />
    </div>
  )
}
