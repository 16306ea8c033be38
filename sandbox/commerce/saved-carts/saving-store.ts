import type { DatabaseSync } from 'node:sqlite'

/** What makes a cart a saved one; nothing of it makes it active again. */
export type Saving = {
  name: string
  description: string | undefined
  savedAt: number
  schoolYearList: boolean
}

export const writeSaving = (database: DatabaseSync, code: number, saving: Saving | undefined): void => {
  database
    .prepare(
      `UPDATE commerce_carts SET name = ?, description = ?, saved_at = ?, school_year = ?, version = version + 1
       WHERE code = ?`,
    )
    .run(
      saving?.name ?? null,
      saving?.description ?? null,
      saving?.savedAt ?? null,
      Number(saving?.schoolYearList ?? false),
      code,
    )
  if (saving === undefined)
    database.prepare('DELETE FROM commerce_saved_cart_shares WHERE cart = ?').run(code)
}

/** Says that a saved cart has another version, for what is stored beside it. */
export const bumpVersion = (database: DatabaseSync, code: number): void => {
  database.prepare('UPDATE commerce_carts SET version = version + 1 WHERE code = ?').run(code)
}
