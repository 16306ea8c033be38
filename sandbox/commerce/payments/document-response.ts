import type { CommerceRequest } from '../http/environment.ts'
import type { StoredDocument } from './document-store.ts'

/** Response that downloads a file of a customer. */
export const documentResponse = (
  request: CommerceRequest,
  { fileName, mediaType }: StoredDocument,
  content: Uint8Array<ArrayBuffer>,
): Response =>
  request.body(content, 200, {
    'content-type': mediaType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    'x-content-type-options': 'nosniff',
  })
