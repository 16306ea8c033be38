import type { DatabaseSync } from 'node:sqlite'
import type { AgentPerson } from './agent-person.ts'

/** What an agent did without writing: a search, what they looked at, and what they were refused. */
type AssistedEvent = {
  kind: 'search' | 'page' | 'file' | 'refused'
  agent: AgentPerson
  site: string
  /** The kind of a search, or what was asked for; never what a customer or an agent typed. */
  text: string
  session?: string | undefined
  customerId?: string
  /** Results of a search. */
  hits?: number
}

/** Longer texts are cut. */
const TEXT_MAX = 200

/** Kept for so long. */
const KEPT_MS = 400 * 86_400_000

/** Writes an event down; very old ones are forgotten. */
export const noteEvent = (database: DatabaseSync, event: AssistedEvent, now: number): void => {
  const { kind, agent, site, text, session, customerId, hits } = event
  database
    .prepare(
      `INSERT INTO commerce_assisted_events
         (kind, session, agent_id, agent_name, customer_id, site, text, hits, happened_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      kind,
      session ?? null,
      agent.id,
      agent.name,
      customerId ?? null,
      site,
      text.slice(0, TEXT_MAX),
      hits ?? null,
      now,
    )
  database.prepare('DELETE FROM commerce_assisted_events WHERE happened_at < ?').run(now - KEPT_MS)
}
