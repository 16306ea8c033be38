import type { DatabaseSync } from 'node:sqlite'
import { prepared } from '../../db/prepared.ts'

/** What an agent can have had a hand in. */
export type AssistedKind = 'cart' | 'quote' | 'order' | 'return'

/** Notes that an agent has had a hand in a cart, a quote, an order or a return. */
export const markAssisted = (database: DatabaseSync, kind: AssistedKind, code: number): void => {
  database
    .prepare('INSERT OR IGNORE INTO commerce_assisted_records (kind, code) VALUES (?, ?)')
    .run(kind, code)
}

/** Whether an agent has had a hand in it. */
export const isAssisted = (database: DatabaseSync, kind: AssistedKind, code: number): boolean =>
  prepared(database, 'SELECT 1 FROM commerce_assisted_records WHERE kind = ? AND code = ?').get(
    kind,
    code,
  ) !== undefined
