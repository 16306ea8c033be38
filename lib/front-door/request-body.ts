import type { IncomingMessage } from 'node:http'
import type { Refusal } from './refusal.ts'

export const DEFAULT_BODY_BYTES = 65_536

/** Paths that take more than a form; empty until there is an upload. */
const UPLOAD_LIMITS: readonly { prefix: string; bytes: number }[] = []

const TOO_LARGE: Refusal = { status: 413, code: 'body-too-large' }

export const bodyLimit = (path: string): number =>
  UPLOAD_LIMITS.find(({ prefix }) => path.startsWith(prefix))?.bytes ?? DEFAULT_BODY_BYTES

/** What the headers already say of the body's size. */
export function checkBodyHeaders(request: IncomingMessage): Refusal | undefined {
  const announced = Number(request.headers['content-length'] ?? 0)
  return announced > bodyLimit(request.url ?? '') ? TOO_LARGE : undefined
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Waits for the whole body, counting it, before anything else sees the request: half a body then ends in the server's own
 * timeout and never in a handler. The bytes stay readable on the request.
 */
export function collectBody(
  request: IncomingMessage,
  whenComplete: () => void,
  whenRefused: (refusal: Refusal) => void,
): void {
  const limit = bodyLimit(request.url ?? '')
  const chunks: Uint8Array[] = []
  let size = 0
  let refused = false
  // The parser hands every chunk, and null at the end, to `push`; true keeps it going.
  request.push = (chunk: Uint8Array | null) => {
    if (refused) return true
    if (chunk === null) {
      Reflect.deleteProperty(request, 'push')
      whenComplete()
      for (const part of chunks) request.push(part)
      return request.push(null)
    }
    size += chunk.length
    chunks.push(chunk)
    if (size > limit) {
      refused = true
      chunks.length = 0
      whenRefused(TOO_LARGE)
    }
    return true
  }
}
