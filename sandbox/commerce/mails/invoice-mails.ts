import type { InvoicePayment } from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import type { Mail } from '../../context.ts'
import { eventMail } from './event-mail.ts'
import { fill, mailTexts } from './mail-texts.ts'

/** The receipt of a payment of invoices, or how to transfer its sum. */
export function receiptMail({ language }: { language: string }, payment: InvoicePayment): Mail {
  const { receipt } = mailTexts(language)
  const { code, due, bankDetails: bank, email } = payment
  const account = bank && {
    ...bank,
    bank: bank.bankName,
    holder: bank.accountHolder,
    account: bank.accountNumber,
  }
  return eventMail(
    { email, language },
    {
      event: bank === undefined ? 'invoicePaid' : 'invoiceTransfer',
      values: { payment: code, amount: due.formattedValue ?? '' },
      more: account ? [fill(receipt.bank, account)] : [],
      sums: payment.invoices.map(({ invoiceNumber: invoice, amount }) =>
        fill(receipt.invoice, { invoice, amount: amount.formattedValue ?? '' }),
      ),
    },
  )
}
