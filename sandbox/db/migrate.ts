import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { StartRefusal } from '../start-refusal.ts'
import { transaction } from './transaction.ts'

type Migration = { number: number; name: string; sql: string; checksum: string }

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Applies the migrations that the database lacks, in order; refuses one that was changed after it was
 * applied.
 */
export const migrate = (database: DatabaseSync, folder = MIGRATIONS_FOLDER): void => {
  database.exec(`CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at TEXT NOT NULL
  ) STRICT`)
  const applied = new Map(
    database
      .prepare('SELECT number, checksum FROM migrations')
      .all()
      .map(row => [Number(row.number), String(row.checksum)]),
  )
  for (const migration of readMigrations(folder)) {
    const known = applied.get(migration.number)
    if (known === undefined) apply(database, migration)
    else if (known !== migration.checksum) {
      throw new StartRefusal(
        `Migration ${migration.name} was changed after it was applied to this data folder`,
      )
    }
    applied.delete(migration.number)
  }
  const unknown = [...applied.keys()]
  if (unknown.length > 0) {
    throw new StartRefusal(`The data folder was written by a newer sandbox (migration ${unknown.join(', ')})`)
  }
}

const readMigrations = (folder: string): Migration[] => {
  const migrations = readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(join(folder, file), 'utf8')
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { number: Number.parseInt(file, 10), name: file, sql, checksum }
    })
  const numbers = new Set(migrations.map(migration => migration.number))
  if (numbers.size !== migrations.length) throw new Error('two migrations share a number')
  return migrations
}

const apply = (database: DatabaseSync, { number, name, sql, checksum }: Migration): void =>
  transaction(database, () => {
    database.exec(sql)
    database
      .prepare('INSERT INTO migrations (number, name, checksum, applied_at) VALUES (?, ?, ?, ?)')
      .run(number, name, checksum, new Date().toISOString())
  })
