import type { IncomingMessage } from 'node:http'
import {
  DEFAULT_BODY_BYTES,
  DOCUMENT_BODY_BYTES,
  LIST_FILE_BODY_BYTES,
  QUICK_ORDER_BODY_BYTES,
} from '../../config/body-limits.ts'
import { isInParts } from '../refuse/refused-form.ts'

/** `form`: a form without file, or JSON · `list`: a quick order · `document`: a form with a document */
export type BodyKind = 'form' | 'list' | 'document'

/** Paths of forms with a file; every other body is a `form`. */
const PATHS: readonly { prefix: string; kind: BodyKind }[] = [
  { prefix: '/api/quick-order?', kind: 'list' },
  { prefix: '/api/saved-carts/import?', kind: 'list' },
  { prefix: '/api/checkout/purchase-order?', kind: 'document' },
  { prefix: '/api/checkout/exemption?', kind: 'document' },
  { prefix: '/api/organisations/exemption?', kind: 'document' },
  { prefix: '/api/orders/purchase-order?', kind: 'document' },
  { prefix: '/api/orders/certificate?', kind: 'document' },
  { prefix: '/api/qualifications/submission?', kind: 'document' },
]

export const kindOfBody = ({ url = '' }: IncomingMessage): BodyKind =>
  PATHS.find(({ prefix }) => url.startsWith(prefix))?.kind ?? 'form'

/** Bytes that the body of a request may have. */
export function mostBytesOf(request: IncomingMessage): number {
  switch (kindOfBody(request)) {
    case 'form':
      return DEFAULT_BODY_BYTES
    case 'list':
      return isInParts(request) ? LIST_FILE_BODY_BYTES : QUICK_ORDER_BODY_BYTES
    case 'document':
      return DOCUMENT_BODY_BYTES
  }
}

/** Bytes of the body as the request announces them; undefined for a body in chunks. */
export const announcedBytes = ({ headers }: IncomingMessage): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length'])

/** Whether only the form of a signed-in user has such a body: a document that is larger than other forms. */
export const needsSession = (request: IncomingMessage): boolean =>
  kindOfBody(request) === 'document' &&
  (announcedBytes(request) ?? Number.POSITIVE_INFINITY) > DEFAULT_BODY_BYTES
