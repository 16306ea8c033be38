import { ExpiredCards } from '@/components/checkout/expired-cards'
import { MissingCreditNote } from '@/components/checkout/missing-credit-note'
import { NoPayment } from '@/components/checkout/no-payment'
import { PaymentForm } from '@/components/checkout/payment-form'
import { PurchaseOrderDocument } from '@/components/checkout/purchase-order-document'
import { TaxExemption } from '@/components/checkout/tax-exemption'
import { UnpaidNote } from '@/components/checkout/unpaid-note'
import { UnsavableCard } from '@/components/checkout/unsavable-card'
import { cartAccountOf } from '@/lib/cart/access/cart-account'
import { PAYMENT_FIELDS } from '@/lib/checkout/payment'
import { paymentDefaults, shownBilling, shownOffer } from '@/lib/checkout/shown-offers'
import { getMessages } from '@/lib/i18n/messages'
import { newQuotePath } from '@/lib/site/paths'
import type { CheckoutStepContext } from '../../_step/checkout-page'
import type { PaymentData } from './load-payment-page'
import { paymentModel } from './payment-model'

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
        model={paymentModel(withOffered(context, data), Object.keys(PAYMENT_FIELDS), {
          ...paymentDefaults(cart, data),
          ...data.typed,
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
        quoteHref={newQuotePath(locale)}
      >
        <ExpiredCards locale={locale} cards={data.cards} now={data.now} />
        <MissingCreditNote locale={locale} missing={data.missingCredit} />
      </PaymentForm>
    </>
  )
}

/** An address that cannot be billed, such as one that was begun, leaves the choice to what the cart has. */
function withOffered(context: CheckoutStepContext, { billing }: PaymentData): CheckoutStepContext {
  const { draft } = context
  if (draft === undefined || billing.some(({ code }) => code === draft.values.billingAddress)) return context
  const { billingAddress: _, ...values } = draft.values
  return { ...context, draft: { ...draft, values } }
}

function Exemption({ data: { region, exemption, rejected }, context: { locale, cart, draft } }: Props) {
  if (region === undefined) return null
  const isExempt = cart.taxExempt === true
  const kept = draft?.values ?? {}
  return <TaxExemption {...{ locale, exemption, rejected, kept, isExempt }} region={region.name} />
}
