import { z } from 'zod'
import { isCode } from '@/lib/catalogue/codes'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { downloadInvoiceFile } from '@/lib/invoices/invoice-file.server'

const NEEDS = {
  limit: 'read',
  session: 'optional',
  params: z.object({ code: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const

/** An invoice as a PDF file, for those who may see it. */
export const GET = defineRead(NEEDS, ({ session, params: { code }, query: { locale } }) =>
  downloadInvoiceFile(session, locale, code),
)
