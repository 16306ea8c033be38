import 'server-only'
import { createHash } from 'node:crypto'

/** Pseudonym of a sign-in for the browser: different for every sign-in, and it reveals nothing. */
export const visitorKeyOf = (sid: string): string =>
  createHash('sha256').update(`visitor-key/${sid}`).digest('base64url').slice(0, 22)
