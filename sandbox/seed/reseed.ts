import { restock } from '../commerce/catalogue/stock.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { wipe } from '../db/wipe.ts'
import { isCatalogueSeeded } from './catalogue/seed-catalogue.ts'
import { seedOnce } from './seed-all.ts'
import { createSeedSnapshot } from './seed-snapshot.ts'

/** Seeded times are relative to the time of seeding, so an old snapshot is not restored. */
const RECENT_MS = 10 * 60_000

/**
 * Returns a function that brings the database back to its seeded state. Seeding takes 0.1 s and more, so a
 * recent snapshot is restored instead.
 */
export const createReseed = (context: SandboxContext): (() => Promise<void>) => {
  const { database, clock } = context
  const snapshot = createSeedSnapshot(database)
  let takenAt: number | undefined
  const isRecent = () => takenAt !== undefined && Math.abs(clock.now() - takenAt) < RECENT_MS
  return async () => {
    if (isRecent() && isCatalogueSeeded(database)) return snapshot.restore()
    transaction(database, () => {
      wipe(database)
      restock(database)
    })
    await seedOnce(context)
    snapshot.take()
    takenAt = clock.now()
  }
}
