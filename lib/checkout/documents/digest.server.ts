import 'server-only'
import { createHash } from 'node:crypto'
import type { ReadDocument } from './read-document'

/** What tells documents apart in equal forms. */
export const digestOf = async (document: ReadDocument): Promise<string> =>
  'fault' in document
    ? document.fault
    : createHash('sha256')
        .update(new Uint8Array(await document.file.arrayBuffer()))
        .digest('base64url')
