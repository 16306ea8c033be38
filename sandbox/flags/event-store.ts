import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { transaction } from '../db/transaction.ts'

/** The latest analytics and diagnostic events are enough to see what a client reports. */
const KEPT_EVENTS = 1000

const eventSchema = z.looseObject({ kind: z.string() })

export type StoredFlagEvent = z.infer<typeof eventSchema> & { receivedAt: number }

export const createEventStore = (database: DatabaseSync, clock: Clock) => ({
  append: (events: readonly unknown[]): void =>
    transaction(database, () => {
      const insert = database.prepare('INSERT INTO flag_events (received_at, event) VALUES (?, ?)')
      for (const event of events) insert.run(clock.now(), JSON.stringify(event))
      database
        .prepare('DELETE FROM flag_events WHERE id <= (SELECT max(id) FROM flag_events) - ?')
        .run(KEPT_EVENTS)
    }),

  /** Oldest first. */
  list: (): StoredFlagEvent[] =>
    database
      .prepare('SELECT received_at, event FROM flag_events ORDER BY id')
      .all()
      .map(row => ({
        ...eventSchema.parse(JSON.parse(String(row.event))),
        receivedAt: Number(row.received_at),
      })),
})
