import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashOfShareToken, newShareToken } from '../share-token.ts'

const rowSchema = z.object({ id: z.string(), createdAt: z.number(), expiresAt: z.number() })

type StoredShare = z.infer<typeof rowSchema>

/** Shares of a quote that are open at a moment, the newest first. */
export const listShares = (database: DatabaseSync, quote: number, now: number): StoredShare[] =>
  database
    .prepare(
      `SELECT id, created_at AS createdAt, expires_at AS expiresAt FROM commerce_quote_shares
       WHERE quote = ? AND expires_at > ? ORDER BY created_at DESC, rowid DESC`,
    )
    .all(quote, now)
    .map(row => rowSchema.parse(row))

/** Adds a share, which cannot be opened before `giveToken`, and returns its id. */
export const insertShare = (
  database: DatabaseSync,
  quote: number,
  { createdBy, createdAt, expiresAt }: Omit<StoredShare, 'id'> & { createdBy: string },
): string => {
  const id = randomUUID()
  database
    .prepare('INSERT INTO commerce_quote_shares VALUES (?, ?, ?, ?, ?, ?)')
    .run(id, quote, hashOfShareToken(newShareToken()), createdBy, createdAt, expiresAt)
  return id
}

/** Gives a share a token, which replaces the one before; only its hash is stored. */
export const giveToken = (database: DatabaseSync, id: string): string => {
  const token = newShareToken()
  database
    .prepare('UPDATE commerce_quote_shares SET token_hash = ? WHERE id = ?')
    .run(hashOfShareToken(token), id)
  return token
}

/** Withdraws a share of a quote; false where there is none. */
export const deleteShare = (database: DatabaseSync, quote: number, id: string): boolean =>
  database.prepare('DELETE FROM commerce_quote_shares WHERE quote = ? AND id = ?').run(quote, id).changes > 0

/** The quote that a token opens, and until when. */
export const findShared = (
  database: DatabaseSync,
  token: string,
  now: number,
): { quote: number; expiresAt: number } | undefined => {
  const row = database
    .prepare('SELECT quote, expires_at FROM commerce_quote_shares WHERE token_hash = ? AND expires_at > ?')
    .get(hashOfShareToken(token), now)
  return row && { quote: Number(row.quote), expiresAt: Number(row.expires_at) }
}
