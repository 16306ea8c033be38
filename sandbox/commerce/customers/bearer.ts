import { COMMERCE_HEADERS } from '../../../lib/contract/commerce/headers.ts'
import type { CommerceRequest } from '../http/environment.ts'

/** The access token of a call. */
export const bearerOf = (request: CommerceRequest): string | undefined => {
  const authorization = request.req.header('authorization') ?? ''
  // Without the identity provider's session the store sends the bare token under its own name (spec §7,
  // headers).
  return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? request.req.header(COMMERCE_HEADERS.accessToken)
}
