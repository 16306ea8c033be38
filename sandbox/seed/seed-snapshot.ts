import type { DatabaseSync } from 'node:sqlite'
import { restock, takeStock } from '../commerce/catalogue/stock.ts'
import { transaction } from '../db/transaction.ts'
import { seededTables } from '../db/wipe.ts'

/** A snapshot in memory: the seeded tables besides the catalogue, and the stock taken by seeded orders. */
export const createSeedSnapshot = (database: DatabaseSync) => {
  const tables = seededTables(database)
  database.exec("ATTACH ':memory:' AS seeded")
  return {
    take: (): void => {
      for (const table of tables) {
        database.exec(`DROP TABLE IF EXISTS seeded."${table}"`)
        database.exec(`CREATE TABLE seeded."${table}" AS SELECT * FROM main."${table}"`)
      }
      database.exec('DROP TABLE IF EXISTS seeded.taken')
      database.exec(`CREATE TABLE seeded.taken AS
        SELECT site, item, filled_stock - stock_level AS quantity FROM catalogue_offers
        WHERE stock_level IS NOT filled_stock`)
    },
    restore: (): void =>
      transaction(database, () => {
        // Foreign keys cannot be switched off inside a transaction; deferring their check to the end can.
        database.exec('PRAGMA defer_foreign_keys = ON')
        for (const table of tables) database.exec(`DELETE FROM main."${table}"`)
        for (const table of tables)
          database.exec(`INSERT INTO main."${table}" SELECT * FROM seeded."${table}"`)
        restock(database)
        takeStock(database, readTaken(database))
      }),
  }
}

const readTaken = (database: DatabaseSync) =>
  database
    .prepare('SELECT site, item, quantity FROM seeded.taken')
    .all()
    .map(({ site, item, quantity }) => ({
      site: String(site),
      item: Number(item),
      quantity: Number(quantity),
    }))
