import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { nullableColumn } from '../../db/nullable-column.ts'

/** How long a code is valid, and then the token that it was exchanged for; in milliseconds. */
const VALID_MS = 15 * 60_000
const MOST_TRIES = 5
const CODE_DIGITS = 6

const rowSchema = z.object({
  orderCode: nullableColumn(z.number()),
  codeHash: z.string(),
  tries: z.number(),
  expiresAt: z.number(),
})

const SELECT =
  'SELECT order_code AS orderCode, code_hash AS codeHash, tries, expires_at AS expiresAt FROM commerce_order_lookups'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Begins a look-up, of an order or of nothing; the code is for whoever receives the mail. */
export const beginLookup = (
  database: DatabaseSync,
  { orderCode, language, now }: { orderCode: number | undefined; language: string; now: number },
): { id: string; code: string; expiresAt: number } => {
  const id = randomUUID()
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const expiresAt = now + VALID_MS
  database.prepare('DELETE FROM commerce_order_lookups WHERE expires_at < ?').run(now)
  database
    .prepare(
      'INSERT INTO commerce_order_lookups (id, order_code, language, code_hash, expires_at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(id, orderCode ?? null, language, hash(`${id} ${code}`), expiresAt)
  return { id, code, expiresAt }
}

/** Exchanges a code for a token, once; undefined for a wrong code, an old one, and after too many tries. */
export const confirmLookup = (
  database: DatabaseSync,
  { id, code, now }: { id: string; code: string; now: number },
): { token: string; expiresAt: number } | undefined => {
  const found = database.prepare(`${SELECT} WHERE id = ?`).get(id)
  const { orderCode, codeHash, tries, expiresAt } = rowSchema.parse(
    found ?? { orderCode: null, codeHash: hash(''), tries: MOST_TRIES, expiresAt: 0 },
  )
  database.prepare('UPDATE commerce_order_lookups SET tries = tries + 1 WHERE id = ?').run(id)
  const isRight = isSame(hash(`${id} ${code}`), codeHash)
  if (!isRight || orderCode === undefined || tries >= MOST_TRIES || now >= expiresAt) return undefined
  const token = randomBytes(32).toString('base64url')
  const until = now + VALID_MS
  database
    .prepare(`UPDATE commerce_order_lookups SET code_hash = '', token_hash = ?, expires_at = ? WHERE id = ?`)
    .run(hash(token), until, id)
  return { token, expiresAt: until }
}

/** The number of the order that a token opens; undefined for one that is unknown or too old. */
export const orderOfToken = (database: DatabaseSync, token: string, now: number): number | undefined => {
  const row = database.prepare(`${SELECT} WHERE token_hash = ? AND expires_at > ?`).get(hash(token), now)
  return row === undefined ? undefined : rowSchema.parse(row).orderCode
}
