import { createHash, randomBytes } from 'node:crypto'

/** A token that opens a read-only copy by link: 128 random bits. */
export const newShareToken = (): string => randomBytes(16).toString('base64url')

/** All that is stored of such a token. */
export const hashOfShareToken = (token: string): string => createHash('sha256').update(token).digest('hex')
