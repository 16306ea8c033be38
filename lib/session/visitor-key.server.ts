import 'server-only'
import { createHash } from 'node:crypto'

/** What a browser may call a sign-in by: another one for every sign-in, and nothing can be told from it. */
export const visitorKeyOf = (sid: string): string =>
  createHash('sha256').update(`visitor-key/${sid}`).digest('base64url').slice(0, 22)
