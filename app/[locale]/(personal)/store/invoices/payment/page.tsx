import { getTranslator } from '@/lib/i18n/translator'
import { loadPayment } from '@/lib/invoices/payment/load-payment.server'
import { paymentAddress, readSelection } from '@/lib/invoices/payment/selection'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { payerPage } from '../_shell/payer-page'
import { PaymentContent } from './_content/payment-content'

const page = payerPage({
  title: locale => getTranslator(locale, 'invoices')('pay.title'),
  address: ({ locale, parameters }) => paymentAddress(locale, readSelection(parameters)),
  hasErrors: pageHasErrors,
  load: (payer, { parameters }) => loadPayment(payer, readSelection(parameters)),
  render: (data, { locale, parameters, payer }) => (
    <PaymentContent {...{ locale, data, parameters, payer }} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
