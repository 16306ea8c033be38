import type { DatabaseSync } from 'node:sqlite'

type State = { revision: number; fingerprint: string | undefined }

export const readState = (database: DatabaseSync): State => {
  const row = database.prepare('SELECT revision, fingerprint FROM catalogue_state').get()
  const fingerprint = row?.fingerprint
  return {
    revision: Number(row?.revision),
    fingerprint: typeof fingerprint === 'string' ? fingerprint : undefined,
  }
}

/**
 * Tells everything that is kept in memory that it is old. Without a fingerprint, the next reset fills in
 * anew.
 */
export const markChanged = (database: DatabaseSync, fingerprint?: string): void => {
  database
    .prepare('UPDATE catalogue_state SET revision = revision + 1, fingerprint = ?')
    .run(fingerprint ?? null)
}

/** Invalidates caches after a change of stock levels; the fingerprint stays, because it excludes stock. */
export const markStockChanged = (database: DatabaseSync): void =>
  markChanged(database, readState(database).fingerprint)

/** Keeps what `make` returns for a key until the catalogue changes. */
export const keptUntilChange = <Key extends string[], T>(
  database: DatabaseSync,
  make: (...key: Key) => T,
): ((...key: Key) => T) => {
  const read = database.prepare('SELECT revision FROM catalogue_state')
  const kept = new Map<string, { value: T }>()
  let revision: unknown
  return (...key) => {
    const current = read.get()?.revision
    if (current !== revision) kept.clear()
    revision = current
    const name = key.join('|')
    const known = kept.get(name) ?? { value: make(...key) }
    kept.set(name, known)
    return known.value
  }
}
