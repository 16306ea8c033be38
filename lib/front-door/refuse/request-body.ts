import type { IncomingMessage } from 'node:http'
import type { Refusal } from './refusal.ts'
import { isTellingForm, MOST_DROPPED_BYTES } from './refused-form.ts'

const DEFAULT_BODY_BYTES = 65_536

/** Paths that take files, and with them more than a form; empty until there is an upload. */
const UPLOAD_LIMITS: readonly { prefix: string; bytes: number }[] = []

/**
 * What a form with files comes as. Where none are taken the framework would look in it for an action of its
 * own.
 */
const IN_PARTS = /^\s*multipart\//i

const NO_FILES: Refusal = { status: 415, code: 'media-type' }
const TOO_LARGE: Refusal = { status: 413, code: 'body-too-large' }

const uploadLimit = (path: string): number | undefined =>
  UPLOAD_LIMITS.find(({ prefix }) => path.startsWith(prefix))?.bytes

const bodyLimit = (path: string): number => uploadLimit(path) ?? DEFAULT_BODY_BYTES

/** What the headers already say of the body's size and kind. */
export function checkBodyHeaders(request: IncomingMessage): Refusal | undefined {
  const { headers, url = '' } = request
  if (IN_PARTS.test(headers['content-type'] ?? '') && uploadLimit(url) === undefined) return NO_FILES
  const announced = Number(headers['content-length'] ?? 0)
  return announced > Math.max(bodyLimit(url), droppable(request)) ? TOO_LARGE : undefined
}

/** How far a body is taken in although it is too large already. */
const droppable = (request: IncomingMessage): number => (isTellingForm(request) ? MOST_DROPPED_BYTES : 0)

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Waits for the whole body, counting it, before anything else sees the request: half a body then ends in the
 * server's own timeout and never in a handler. The bytes stay readable on the request.
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
  // The parser hands every chunk, and null at the end, to `push`; true keeps it going.
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
