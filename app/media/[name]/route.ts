import { z } from 'zod'
import { fetchPicture } from '@/lib/backends/commerce/catalogue/picture.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import { readPictureAddress } from '@/lib/catalogue/picture-address'
import { defineRead, refuseUnavailable } from '@/lib/handlers/define-read.server'
import { refuseRequest } from '@/lib/handlers/respond.server'

const NEEDS = {
  limit: 'cheapRead',
  params: z.object({ name: z.string() }),
  query: z.object({ v: z.string().optional() }),
} as const

/** A picture with a version in its address never changes; one without is revalidated soon. */
const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
const KEPT_SHORTLY = 'public, max-age=300'

/** Policy for a picture that is opened as a document: an SVG runs no script and loads nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Serves catalogue pictures from our own origin: browsers never connect to the back end. */
export const GET = defineRead(NEEDS, async ({ request, params, query }) => {
  const address = readPictureAddress(params.name, query.v ?? null)
  if (address === undefined) return refuseRequest(request, 404, 'not-found')
  const answer = await fetchPicture(address.name, address.version)
  if (!answer.ok)
    return isNotFound(answer.error) ? refuseRequest(request, 404, 'not-found') : refuseUnavailable(request)
  const { value, headers } = answer.value
  return new Response(new Uint8Array(value), {
    headers: {
      'content-type': headers.get('content-type') ?? '',
      'content-length': String(value.length),
      'cache-control': address.version === undefined ? KEPT_SHORTLY : KEPT_FOR_EVER,
      'content-security-policy': PICTURE_POLICY,
    },
  })
})
