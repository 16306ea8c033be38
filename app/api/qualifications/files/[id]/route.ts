import { z } from 'zod'
import { fetchDocument } from '@/lib/backends/commerce/documents.server'
import { documentTypeOf } from '@/lib/checkout/documents/read-document'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { previewResponse, refuseRequest } from '@/lib/handlers/respond.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { isCode } from '@/lib/validation/codes'

const NEEDS = {
  limit: 'read',
  session: 'required',
  params: z.object({ id: z.string().refine(isCode) }),
  query: localeQuerySchema,
} as const

/** A picture that the user has sent as evidence, for its preview; other documents have none. */
export const GET = defineRead(NEEDS, async ({ session, request, params, query: { locale } }) => {
  const read = await fetchDocument(signedInContext(session, locale), params.id)
  if (!read.ok) return read.error.status === 404 ? refuseRequest(request, 404, 'not-found') : read
  const { value } = read.value
  const type = documentTypeOf(value)
  if (type?.startsWith('image/') !== true) return refuseRequest(request, 404, 'not-found')
  return previewResponse(type, value)
})
