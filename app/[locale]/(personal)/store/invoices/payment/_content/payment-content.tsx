import { NothingToPay } from '@/components/invoices/payment/nothing-to-pay'
import { InvoicePaymentForm } from '@/components/invoices/payment/payment-form'
import { PaymentShell } from '@/components/invoices/payment/payment-shell'
import { PaymentSums } from '@/components/invoices/payment/payment-sums'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getMessages } from '@/lib/i18n/messages'
import type { PaymentData } from '@/lib/invoices/payment/load-payment.server'
import type { InvoicePayer } from '@/lib/invoices/payment/payer.server'
import { selectionMark } from '@/lib/invoices/payment/selection'
import { offeredWays } from '@/lib/invoices/payment/ways-to-pay'
import { paymentProvider } from '@/lib/payment/provider.server'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { ownEmail } from '@/lib/session/session.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'
import { creditLines, invoiceLines, paymentRules } from './payment-lines'
import { paymentModel } from './payment-model'

type Props = { locale: Locale; data: PaymentData; parameters: AddressParameters; payer: InvoicePayer }

/** The form that pays the selected invoices, or why there is nothing to pay. */
export async function PaymentContent({ locale, data, parameters, payer }: Props) {
  const { lines, sums } = data
  const shell = { locale, data, isGuest: payer.kind === 'guest' }
  if (lines.length === 0)
    return (
      <PaymentShell {...shell}>
        <NothingToPay locale={locale} isGuest={payer.kind === 'guest'} />
      </PaymentShell>
    )
  const [hidden, rejected, email, provider] = await Promise.all([
    newHiddenFields(payer.kind === 'user' ? payer.id : undefined),
    rejectedFormOfPage(parameters),
    ownEmail(),
    paymentProvider(),
  ])
  const { invoices, paymentCards } = getMessages(locale)
  const ways = sums === undefined || sums.due.value === 0 ? [] : offeredWays(locale, data.cards, Date.now())
  return (
    <PaymentShell {...shell}>
      <InvoicePaymentForm
        model={paymentModel(locale, data, { hidden, rejected, email, ways })}
        texts={{ ...invoices.pay, fields: paymentCards.form.fields }}
        invoices={invoiceLines(locale, data)}
        credits={creditLines(locale, data)}
        rules={paymentRules(locale, data, ways)}
        reviewed={sums === undefined ? undefined : selectionMark(data.selection)}
        ways={ways}
        fields={provider.fieldsSetup(locale)}
        sums={<PaymentSums {...{ locale, data }} />}
      />
    </PaymentShell>
  )
}
