import { restock } from '../commerce/catalogue/stock.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { wipe } from '../db/wipe.ts'
import { isCatalogueSeeded } from './catalogue/seed-catalogue.ts'
import { seedOnce } from './seed-all.ts'
import { createSeededCopy } from './seeded-copy.ts'

/** Times of the seed count from when it was written, so a copy is used only while it is recent. */
const RECENT_MS = 10 * 60_000

/**
 * Returns a function that brings the database back to what the seed writes. Seeding takes 0.1 s, so what it
 * wrote is copied, and put back while it is recent.
 */
export const createReseed = (context: SandboxContext): (() => Promise<void>) => {
  const { database, clock } = context
  const copy = createSeededCopy(database)
  let copiedAt: number | undefined
  const isRecent = () => copiedAt !== undefined && Math.abs(clock.now() - copiedAt) < RECENT_MS
  return async () => {
    if (isRecent() && isCatalogueSeeded(database)) return copy.putBack()
    transaction(database, () => {
      wipe(database)
      restock(database)
    })
    await seedOnce(context)
    copy.take()
    copiedAt = clock.now()
  }
}
