import { z } from 'zod'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { isCode } from '@/lib/validation/codes'

/** What a handler needs that gives a document, named by `[code]`, as a PDF file. */
export const PDF_OF_CODE = {
  limit: 'read',
  session: 'optional',
  params: z.object({ code: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const
