import { ExpiredCards } from '@/components/checkout/expired-cards'
import { NoPayment } from '@/components/checkout/no-payment'
import { PaymentForm } from '@/components/checkout/payment-form'
import { UnpaidNote } from '@/components/checkout/unpaid-note'
import { accountMark } from '@/lib/checkout/account'
import { PAYMENT_FIELDS } from '@/lib/checkout/payment'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { newAddressPath, newQuotePath } from '@/lib/site/routes'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'
import { loadPaymentPage } from './_content/load-payment-page'
import { paymentDefaults, shownBilling, shownOffer } from './_content/shown-offers'

const page = checkoutPage({
  step: 'payment',
  load: loadPaymentPage,
  render: (data, context) => {
    const { offers, billing, cards, frame, asksForVat, maySave, unpaid, now } = data
    const { locale, cart } = context
    if (offers.length === 0) return <NoPayment locale={locale} />
    const { checkout, paymentCards } = getMessages(locale)
    return (
      <>
        <UnpaidNote locale={locale} attempt={unpaid} />
        <PaymentForm
          model={checkoutModel(context, {
            step: 'payment',
            fieldNames: Object.keys(PAYMENT_FIELDS),
            defaults: paymentDefaults(cart, data),
            version: accountMark(cart),
          })}
          texts={{ ...checkout.payment, fields: paymentCards.form.fields }}
          offers={offers.map(offer => shownOffer(locale, offer))}
          billing={billing.map(choice => shownBilling(locale, choice))}
          frame={frame}
          maySave={maySave}
          asksForVat={asksForVat}
          hrefs={{
            page: checkoutPath(locale, 'payment'),
            quote: newQuotePath(locale),
            newAddress: newAddressPath(locale),
          }}
        >
          <ExpiredCards {...{ locale, cards, now }} />
        </PaymentForm>
      </>
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
