import type { IncomingMessage } from 'node:http'
import { DEFAULT_BODY_BYTES, DOCUMENT_BODY_BYTES, QUICK_ORDER_BODY_BYTES } from '../../config/body-limits.ts'
import type { Refusal } from './refusal.ts'
import { isInParts, isTellingForm, MOST_DROPPED_BYTES } from './refused-form.ts'

/** Paths with file upload, and their limits. */
const UPLOAD_LIMITS: readonly { prefix: string; bytes: number }[] = [
  { prefix: '/api/quick-order?', bytes: QUICK_ORDER_BODY_BYTES },
  { prefix: '/api/checkout/purchase-order?', bytes: DOCUMENT_BODY_BYTES },
  { prefix: '/api/checkout/exemption?', bytes: DOCUMENT_BODY_BYTES },
]

const NO_FILES: Refusal = { status: 415, code: 'media-type' }
const TOO_LARGE: Refusal = { status: 413, code: 'body-too-large' }

const uploadLimit = (path: string): number | undefined =>
  UPLOAD_LIMITS.find(({ prefix }) => path.startsWith(prefix))?.bytes

const bodyLimit = (path: string): number => uploadLimit(path) ?? DEFAULT_BODY_BYTES

/** Checks the announced size and the content type of the body. */
export function checkBodyHeaders(request: IncomingMessage): Refusal | undefined {
  const { headers, url = '' } = request
  // Without an upload, the framework would parse it for a server action.
  if (isInParts(request) && uploadLimit(url) === undefined) return NO_FILES
  const announced = Number(headers['content-length'] ?? 0)
  return announced > Math.max(bodyLimit(url), droppable(request)) ? TOO_LARGE : undefined
}

/** How many bytes of a body are received although it is too large: of a document, three times its limit. */
const droppable = (request: IncomingMessage): number =>
  isTellingForm(request) ? Math.max(MOST_DROPPED_BYTES, 3 * bodyLimit(request.url ?? '')) : 0

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Collects the whole body, up to its limit, before any handler sees the request: an incomplete body ends in
 * the server's own timeout and never in a handler. The bytes stay readable on the request.
 */
export function collectBody(
  request: IncomingMessage,
  whenComplete: () => void,
  whenRefused: (refusal: Refusal) => void,
): void {
  const limit = bodyLimit(request.url ?? '')
  const dropped = Math.max(limit, droppable(request))
  const chunks: Uint8Array[] = []
  let size = 0
  let refused = false
  const refuse = (): boolean => {
    refused = true
    whenRefused(TOO_LARGE)
    return true
  }
  // The parser passes every chunk, and null at the end, to `push`; the return value true keeps it going.
  request.push = (chunk: Uint8Array | null) => {
    if (refused) return true
    if (chunk === null) {
      if (size > limit) return refuse()
      Reflect.deleteProperty(request, 'push')
      whenComplete()
      for (const part of chunks) request.push(part)
      return request.push(null)
    }
    size += chunk.length
    if (size > limit) chunks.length = 0
    else chunks.push(chunk)
    return size > dropped ? refuse() : true
  }
}
