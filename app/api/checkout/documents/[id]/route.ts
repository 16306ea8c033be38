import { z } from 'zod'
import { fetchDocument } from '@/lib/backends/commerce/documents.server'
import { isCode } from '@/lib/catalogue/codes'
import { cleanFileName } from '@/lib/checkout/documents/read-document'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { attachmentResponse, refuseRequest } from '@/lib/handlers/respond.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = {
  limit: 'read',
  session: 'required',
  params: z.object({ id: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const

const NAME = /filename\*=UTF-8''([^;]+)/i

/** The name that commerce states for a document. */
function nameIn(headers: Headers): string {
  try {
    return decodeURIComponent(NAME.exec(headers.get('content-disposition') ?? '')?.[1] ?? '')
  } catch {
    return ''
  }
}

/** A document that the user has sent, as a file to save. */
export const GET = defineRead(NEEDS, async ({ session, request, params, query: { locale } }) => {
  const read = await fetchDocument(signedInContext(session, locale), params.id)
  if (!read.ok) return read.error.status === 404 ? refuseRequest(request, 404, 'not-found') : read
  const { value, headers } = read.value
  return attachmentResponse(cleanFileName(nameIn(headers)), headers.get('content-type') ?? '', value)
})
