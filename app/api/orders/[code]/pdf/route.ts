import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadOrder } from '@/lib/orders/documents/download-order.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'

/** The confirmation of an order as a PDF file, for the user who placed it. */
export const GET = defineRead(PDF_OF_CODE, ({ session, params: { code }, query: { locale } }) =>
  downloadOrder(session, locale, code),
)
