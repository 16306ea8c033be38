import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadReceipt } from '@/lib/invoices/payment/download-receipt.server'
import { payerOf } from '@/lib/invoices/payment/payer.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'
import { customerOf } from '@/lib/session/customer.server'

/** Receipt of an invoice payment as PDF, only for the user or guest who paid. */
export const GET = defineRead(
  PDF_OF_CODE,
  async ({ session, cookies, params: { code }, query: { locale } }) =>
    downloadReceipt(await payerOf(customerOf(session, locale), cookies, locale), locale, code),
)
