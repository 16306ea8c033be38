import { defineRead } from '@/lib/handlers/define-read.server'
import { PDF_OF_CODE } from '@/lib/orders/documents/pdf-of-code'
import { downloadQuote } from '@/lib/quotes/download-quote.server'

/** A quote as a PDF file, for those who may see it. */
export const GET = defineRead(PDF_OF_CODE, ({ session, params: { code }, query: { locale } }) =>
  downloadQuote(session, locale, code),
)
