import type { InvoicePayment } from '../../../lib/contract/commerce/invoice/invoice-payment.ts'
import type { Mail } from '../../context.ts'
import { fill, mailTexts } from './mail-texts.ts'
import { renderMail } from './render-mail.ts'

/** The receipt of a payment of invoices, or how to transfer its sum. */
export function receiptMail({ language }: { language: string }, payment: InvoicePayment): Mail {
  const { mails, sender, receipt } = mailTexts(language)
  const { code, due, bankDetails: bank, email } = payment
  const values = { payment: code, amount: due.formattedValue ?? '' }
  const { subject, title, text } = bank === undefined ? mails.invoicePaid : mails.invoiceTransfer
  const account = bank && {
    ...bank,
    bank: bank.bankName,
    holder: bank.accountHolder,
    account: bank.accountNumber,
  }
  return renderMail(email, {
    language,
    sender,
    subject: fill(subject, values),
    title: fill(title, values),
    paragraphs: [fill(text, values), ...(account ? [fill(receipt.bank, account)] : [])],
    sums: payment.invoices.map(({ invoiceNumber: invoice, amount }) =>
      fill(receipt.invoice, { invoice, amount: amount.formattedValue ?? '' }),
    ),
  })
}
