import { ExpiredCards } from '@/components/checkout/expired-cards'
import { NoPayment } from '@/components/checkout/no-payment'
import { PaymentForm } from '@/components/checkout/payment-form'
import { PurchaseOrderDocument } from '@/components/checkout/purchase-order-document'
import { TaxExemption } from '@/components/checkout/tax-exemption'
import { UnpaidNote } from '@/components/checkout/unpaid-note'
import { UnsavableCard } from '@/components/checkout/unsavable-card'
import { cartAccountOf } from '@/lib/cart/cart-account'
import { accountMark } from '@/lib/checkout/account'
import { PAYMENT_FIELDS } from '@/lib/checkout/payment'
import { detourFrom } from '@/lib/checkout/return-to-checkout.server'
import { paymentDefaults, shownBilling, shownOffer } from '@/lib/checkout/shown-offers'
import { getMessages } from '@/lib/i18n/messages'
import { newAddressPath, newQuotePath } from '@/lib/site/routes'
import { checkoutModel } from '../../_step/checkout-model'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import type { PaymentData } from './load-payment-page'

type Props = { data: PaymentData; context: CheckoutStepContext }

/** The form of the payment, with the document of a purchase order and the tax exemption. */
export function PaymentContent({ data, context }: Props) {
  const { offers, billing, unpaid, saving } = data
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
          defaults: { ...paymentDefaults(cart, data), ...data.typed },
          version: accountMark(cart),
        })}
        texts={{ ...checkout.payment, fields: paymentCards.form.fields }}
        offers={offers.map(offer => shownOffer(locale, offer))}
        billing={billing.map(choice => shownBilling(locale, choice))}
        fields={data.fields}
        unsavable={saving === 'offered' ? undefined : <UnsavableCard {...{ locale, saving }} />}
        asksForVat={data.asksForVat}
        cartAccount={cartAccountOf(cart)}
        document={<PurchaseOrderDocument locale={locale} document={cart.purchaseOrderDocument} />}
        exemption={<Exemption {...{ data, context }} />}
        hrefs={{
          quote: newQuotePath(locale),
          newAddress: detourFrom('payment', newAddressPath(locale)),
        }}
      >
        <ExpiredCards locale={locale} cards={data.cards} now={data.now} />
      </PaymentForm>
    </>
  )
}

function Exemption({ data: { region, exemption, rejected }, context: { locale, cart, draft } }: Props) {
  if (region === undefined) return null
  const isExempt = cart.taxExempt === true
  const kept = draft?.values ?? {}
  return <TaxExemption {...{ locale, exemption, rejected, kept, isExempt }} region={region.name} />
}
