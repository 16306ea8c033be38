import { redirect } from 'next/navigation'
import { PaymentConfirmation } from '@/components/invoices/payment/payment-confirmation'
import { PaymentOutcome } from '@/components/invoices/payment/payment-outcome'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getTranslator } from '@/lib/i18n/translator'
import { readPaymentState } from '@/lib/invoices/payment/payment-state.server'
import { readSelection } from '@/lib/invoices/payment/selection'
import { readSentPayment, sentPaymentAddress } from '@/lib/invoices/payment/sent-payment'
import { challengeFrame } from '@/lib/payment/challenge-frame.server'
import { ok } from '@/lib/result/result'
import { invoiceConfirmationPath, invoicesPath } from '@/lib/site/invoice-paths'
import { payerPage } from '../../_shell/payer-page'

const page = payerPage({
  title: locale => getTranslator(locale, 'invoices')('confirmation.title'),
  address: ({ locale, parameters }) => {
    const sent = readSentPayment(parameters)
    return sent === undefined
      ? invoiceConfirmationPath(locale)
      : sentPaymentAddress(locale, sent, readSelection(parameters))
  },
  load: async (payer, { locale, parameters }) => {
    const sent = readSentPayment(parameters)
    if (sent === undefined) redirect(invoicesPath(locale))
    const read = await readPaymentState(payer.context, sent, Date.now())
    return read.ok ? ok({ state: read.value, sent }) : read
  },
  render: ({ state, sent }, { locale, parameters, payer }) => {
    const isGuest = payer.kind === 'guest'
    if (state.state === 'paid')
      return <PaymentConfirmation {...{ locale, isGuest }} payment={state.payment} />
    const isChallenge = state.state === 'challenge' && state.url !== undefined
    return (
      <PaymentOutcome
        {...{ locale, isGuest, state, sent }}
        selection={readSelection(parameters)}
        challenge={isChallenge ? challengeFrame(locale, state.url ?? '') : undefined}
        supportHref={supportHref(locale)}
      />
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
