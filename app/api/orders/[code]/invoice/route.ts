import { z } from 'zod'
import { isCode } from '@/lib/catalogue/codes'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { downloadInvoice } from '@/lib/orders/download-documents.server'

const NEEDS = {
  limit: 'read',
  session: 'optional',
  params: z.object({ code: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const

/** The invoice of an order as a PDF file, for the user who placed it. */
export const GET = defineRead(NEEDS, ({ session, params: { code }, query: { locale } }) =>
  downloadInvoice(session, locale, code),
)
