import type { CommerceRequest } from './environment.ts'
import { occError } from './occ-error.ts'

/** Largest request body, in bytes. */
const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Reads a body as text and stops when it grows too large, whatever its header claims. Throws 413. (The
 * framework's own limit rebuilds the request, which its server adapter cannot do.)
 */
export const readText = async (request: CommerceRequest): Promise<string> => {
  if (Number(request.req.header('content-length') ?? 0) > BODY_LIMIT_BYTES) throw tooLarge()
  const { body } = request.req.raw
  if (body === null) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > BODY_LIMIT_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

const tooLarge = () => occError.bodyTooLarge('The body is too large.')
