import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadInvoiceFile } from '@/lib/invoices/invoice-file.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'

/** An invoice as a PDF file, for those who may see it. */
export const GET = defineRead(PDF_OF_CODE, ({ session, params: { code }, query: { locale } }) =>
  downloadInvoiceFile(session, locale, code),
)
