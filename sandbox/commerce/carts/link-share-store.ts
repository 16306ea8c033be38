import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { hashOfShareToken, newShareToken } from '../share-token.ts'

/** How many links to a cart are open at a moment. */
export const countShares = (database: DatabaseSync, cart: number, now: number): number =>
  Number(
    database
      .prepare('SELECT count(*) AS open FROM commerce_cart_shares WHERE cart = ? AND expires_at > ?')
      .get(cart, now)?.open,
  )

/** Adds a share, which cannot be opened before `giveToken`, and returns its id. */
export const insertShare = (database: DatabaseSync, cart: number, expiresAt: number): string => {
  const id = randomUUID()
  database
    .prepare('INSERT INTO commerce_cart_shares (token_hash, cart, expires_at, id) VALUES (?, ?, ?, ?)')
    .run(hashOfShareToken(newShareToken()), cart, expiresAt, id)
  return id
}

/**
 * Gives a share a token, which replaces the one before; only its hash is stored. The token of a share that
 * has ended opens nothing.
 */
export const giveToken = (database: DatabaseSync, id: string): string => {
  const token = newShareToken()
  database
    .prepare('UPDATE commerce_cart_shares SET token_hash = ? WHERE id = ?')
    .run(hashOfShareToken(token), id)
  return token
}

/** Ends all shares of a cart. */
export const deleteShares = (database: DatabaseSync, cart: number): void => {
  database.prepare('DELETE FROM commerce_cart_shares WHERE cart = ?').run(cart)
}

/** The cart that a token opens, and until when. */
export const findShared = (
  database: DatabaseSync,
  token: string,
  now: number,
): { cart: number; expiresAt: number } | undefined => {
  const row = database
    .prepare('SELECT cart, expires_at FROM commerce_cart_shares WHERE token_hash = ? AND expires_at > ?')
    .get(hashOfShareToken(token), now)
  return row && { cart: Number(row.cart), expiresAt: Number(row.expires_at) }
}
