import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** How long a token is valid, in milliseconds. */
const VALID_MS = 15 * 60_000

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const payerOf = (id: string): string => `lookup-${id}`

export type Lookup = { payer: string; invoiceNumber: string; expiresAt: number }

/** Issues a guest token for an invoice. Only its hash is stored. */
export const insertLookup = (
  database: DatabaseSync,
  invoiceNumber: string,
  now: number,
): Lookup & { token: string } => {
  const id = randomUUID()
  const token = randomBytes(32).toString('base64url')
  const expiresAt = now + VALID_MS
  database.prepare('DELETE FROM commerce_invoice_lookups WHERE expires_at < ?').run(now)
  database
    .prepare('INSERT INTO commerce_invoice_lookups VALUES (?, ?, ?, ?)')
    .run(id, invoiceNumber, hash(token), expiresAt)
  return { payer: payerOf(id), invoiceNumber, expiresAt, token }
}

/** What a token opens; undefined for one that is unknown or too old. */
export const findLookup = (database: DatabaseSync, token: string, now: number): Lookup | undefined => {
  const row = database
    .prepare('SELECT * FROM commerce_invoice_lookups WHERE token_hash = ? AND expires_at > ?')
    .get(hash(token), now)
  return row === undefined
    ? undefined
    : {
        payer: payerOf(String(row.id)),
        invoiceNumber: String(row.invoice_number),
        expiresAt: Number(row.expires_at),
      }
}
