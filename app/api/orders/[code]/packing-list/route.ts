import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadPackingList } from '@/lib/orders/documents/download-documents.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'

/** The packing list of an order as a PDF file. */
export const GET = defineRead(PDF_OF_CODE, ({ session, params: { code }, query: { locale } }) =>
  downloadPackingList(session, locale, code),
)
