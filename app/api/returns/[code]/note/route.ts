import { defineRead } from '@/lib/handlers/define-read.server'
import { downloadReturnNote } from '@/lib/orders/documents/download-documents.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'

/** The note for the parcel of a return as a PDF file. */
export const GET = defineRead(PDF_OF_CODE, ({ session, params: { code }, query: { locale } }) =>
  downloadReturnNote(session, locale, code),
)
