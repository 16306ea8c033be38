import { z } from 'zod'
import { isCode } from '@/lib/catalogue/codes'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'

/** What a handler needs that gives a document, named by `[code]`, as a PDF file. */
export const PDF_OF_CODE = {
  limit: 'read',
  session: 'optional',
  params: z.object({ code: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const
