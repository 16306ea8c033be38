import { Fragment } from 'react'
import { OrderSummary } from '@/components/checkout/order-summary'
import { UnpaidNote } from '@/components/checkout/unpaid-note'
import { FreshOnReturn } from '@/components/form/aids/fresh-on-return'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { EXPRESS_STEPS, type ExpressStep } from '@/lib/checkout/express/express-steps'
import { EXPRESS } from '@/lib/checkout/shown-on'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ReviewContent, ReviewPlacing } from '../../_order/order-review'
import { changeFields } from './change-fields'
import { ChangeForm, ChangeInPlace } from './change-form'
import { DocumentForm } from './document-form'
import type { ExpressOrder } from './load-express'

type Props = { locale: Locale; order: ExpressOrder; flags: FlagValues }

const PAYMENT_ID = 'express-payment'

/** The whole order on one page: each part can be changed where it is shown, and the form places it. */
export function ExpressOrderView({ locale, order, flags }: Props) {
  const { cart, hidden, review, isComplete, unpaid, rejected } = order
  const fields = changeFields({ locale, order })
  const form = (step: ExpressStep) => ({ locale, step, hidden, rejected, children: fields[step] })
  // While the payment is asked for below, a second form of it would have fields with the same ids.
  const changed = EXPRESS_STEPS.filter(step => fields[step] && (isComplete || step !== 'payment'))
  const changes = changed.map(step => [
    step,
    <Fragment key={step}>
      <ChangeInPlace {...form(step)} />
      {step === 'payment' && <DocumentForm {...{ locale, cart, hidden }} />}
    </Fragment>,
  ])
  return (
    <div className="mt-8 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <UnpaidNote locale={locale} attempt={unpaid} />
        <ReviewContent
          {...{ locale, cart, review, flags }}
          changes={Object.fromEntries(changes)}
          without={isComplete ? undefined : 'payment'}
        />
        {isComplete ? (
          <ReviewPlacing {...{ locale, cart, review }} shownOn={EXPRESS} />
        ) : (
          <section aria-labelledby={PAYMENT_ID} className="mt-10">
            <h2 id={PAYMENT_ID} className="text-xl">
              {getTranslator(locale, 'checkout')('steps.payment.title')}
            </h2>
            <ChangeForm {...form('payment')} />
          </section>
        )}
      </div>
      <aside
        aria-label={getTranslator(locale, 'checkout')('summary.title')}
        className="mt-12 self-start lg:sticky lg:top-6 lg:mt-0"
      >
        <OrderSummary {...{ locale, cart, flags }} />
      </aside>
      <FreshOnReturn />
    </div>
  )
}
