import { z } from 'zod'
import { isCode } from '@/lib/catalogue/codes'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { downloadPackingList } from '@/lib/orders/download-documents.server'

const NEEDS = {
  limit: 'read',
  session: 'optional',
  params: z.object({ code: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const

/** The packing list of an order as a PDF file. */
export const GET = defineRead(NEEDS, ({ session, params: { code }, query: { locale } }) =>
  downloadPackingList(session, locale, code),
)
