import { z } from 'zod'
import { fetchCertificate } from '@/lib/backends/commerce/documents.server'
import { fileNameIn } from '@/lib/checkout/documents/file-name-in'
import { cleanFileName } from '@/lib/checkout/documents/read-document'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { attachmentResponse, refuseRequest } from '@/lib/handlers/respond.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { CERTIFICATE_PARAMETERS } from '@/lib/site/page-parameters'
import { isCode } from '@/lib/validation/codes'

const CODE = z.string().refine(isCode)

const NEEDS = {
  limit: 'read',
  session: 'required',
  query: localeQuerySchema.extend({
    [CERTIFICATE_PARAMETERS.organisation]: CODE,
    [CERTIFICATE_PARAMETERS.exemption]: CODE,
  }),
} as const

/** Commerce statuses answered with 404: the response must not reveal that a certificate exists. */
const ABSENT: readonly (number | undefined)[] = [403, 404]

/** Downloads the certificate of a tax exemption. */
export const GET = defineRead(NEEDS, async ({ session, request, query }) => {
  const { locale, organisation, exemption } = query
  const read = await fetchCertificate(signedInContext(session, locale), organisation, exemption)
  if (!read.ok) return ABSENT.includes(read.error.status) ? refuseRequest(request, 404, 'not-found') : read
  const { value, headers } = read.value
  return attachmentResponse(cleanFileName(fileNameIn(headers)), headers.get('content-type') ?? '', value)
})
