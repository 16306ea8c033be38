import type { Problem, Result } from '@/lib/result/result'
import { type CheckoutStepContext, checkoutPage } from '../_step/checkout-page'
import { type AddressFormData, isEnteringAddress, loadAddressForm } from '../_step/load-address-form'
import { loadPaymentPage, type PaymentData } from './_content/load-payment-page'
import { NewBillingAddress } from './_content/new-billing-address'
import { PaymentContent } from './_content/payment-content'

/** The ways to pay, or the form of a new billing address. */
const load = (context: CheckoutStepContext): Promise<Result<PaymentData | AddressFormData, Problem>> =>
  isEnteringAddress(context, 'billingAddress') ? loadAddressForm(context) : loadPaymentPage(context)

const page = checkoutPage({
  step: 'payment',
  load,
  render: (data, context) =>
    'lists' in data ? (
      <NewBillingAddress {...{ data, context }} />
    ) : (
      <PaymentContent {...{ data, context }} />
    ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
