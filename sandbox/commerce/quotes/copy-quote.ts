import type { DatabaseSync } from 'node:sqlite'

/**
 * Copies a cancelled quote `count` times, so that a list gets long: each copy an hour older than the one
 * before, with the same lines. False where there is no such quote.
 */
export const copyQuote = (database: DatabaseSync, code: number, count: number): boolean =>
  database
    .prepare(
      `WITH RECURSIVE copies (place) AS (SELECT 1 UNION ALL SELECT place + 1 FROM copies WHERE place < ?2)
       INSERT INTO commerce_quotes (customer_id, site, cart, name, description, organization_uid, state, version,
         language, created_at, updated_at)
       SELECT customer_id, site, cart, name || ' ' || place, description, organization_uid, state, version,
         language, created_at - place * 3600000, updated_at - place * 3600000
       FROM commerce_quotes, copies WHERE code = ?1 AND state = 'CANCELLED'`,
    )
    .run(code, count).changes > 0
