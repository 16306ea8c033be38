import { checkoutPage } from '../_step/checkout-page'
import { loadPaymentPage } from './_content/load-payment-page'
import { PaymentContent } from './_content/payment-content'

const page = checkoutPage({
  step: 'payment',
  load: loadPaymentPage,
  render: (data, context) => <PaymentContent {...{ data, context }} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
