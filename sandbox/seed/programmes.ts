import type { DatabaseSync } from 'node:sqlite'
import { putProgrammes, type StoredProgramme } from '../commerce/programmes/programme-store.ts'
import { daysAfter } from './catalogue/days.ts'

type Day = (days: number) => string

/** Price programmes of the seeded organisations, counted from the day of the seed. */
const DEMO_PROGRAMMES: Readonly<Record<string, (inDays: Day) => StoredProgramme[]>> = {
  // Holds now; Edith Marsh orders for it.
  'org-eastmarsh': inDays => [{ code: 'OLD', percent: 10, validFrom: inDays(-60), validUntil: inDays(305) }],
  // Begins later; Otto Dunmore orders for it.
  'org-cedarlight': inDays => [{ code: 'OLD', percent: 15, validFrom: inDays(30), validUntil: inDays(395) }],
  // Nearly used up, and a discount that is over; Nora Kessel orders for it.
  'org-westmere': inDays => [
    { code: 'OLD', percent: 5, validFrom: inDays(-400), validUntil: inDays(-35) },
    { code: 'UAP', limit: 500, used: 497, validUntil: inDays(120) },
  ],
}

/** Gives the seeded organisations their price programmes. */
export const seedProgrammes = (database: DatabaseSync, now: number): void => {
  const today = new Date(now)
  for (const [uid, make] of Object.entries(DEMO_PROGRAMMES)) {
    putProgrammes(
      database,
      uid,
      make(days => daysAfter(today, days)),
    )
  }
}
