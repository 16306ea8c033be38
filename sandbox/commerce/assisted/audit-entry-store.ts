import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ASSISTED_ENTRY_KINDS } from '../../../lib/contract/commerce/assisted-service.ts'
import { nullableColumn } from '../../db/nullable-column.ts'
import type { Page } from '../http/paging.ts'

const text = nullableColumn(z.string())

const rowSchema = z.object({
  kind: z.enum(ASSISTED_ENTRY_KINDS),
  agentId: z.string(),
  agentName: z.string(),
  customerId: text,
  customerName: text,
  session: text,
  text: z.string(),
  hits: nullableColumn(z.number()),
  at: z.number(),
})

/** `agentId` and `session` are null for those of all. */
type EntriesOf = { site: string; agentId: string | null; session: string | null }

/**
 * Writes, everything beside them, and the sign-ins of the identity provider, which are of no site. Only this
 * file of commerce knows its table.
 */
const ENTRIES = `
  SELECT 'write' AS kind, agent_id, agent_name, customer_id, session, method || ' ' || path AS text,
    NULL AS hits, written_at AS at, number, site FROM commerce_assisted_writes
  UNION ALL
  SELECT kind, agent_id, agent_name, customer_id, session, text, hits, happened_at, number, site
    FROM commerce_assisted_events
  UNION ALL
  SELECT kind, agent_id, agent_name, NULL, NULL, '', NULL, happened_at, number, NULL
    FROM identity_agent_events`

const WHERE = `WHERE (site IS NULL OR site = ?1) AND (?2 IS NULL OR agent_id = ?2)
  AND (?3 IS NULL OR session = ?3)`

/** Everything that agents did on a site, the latest first. */
export function listEntries(
  database: DatabaseSync,
  { site, agentId, session }: EntriesOf,
  { currentPage, pageSize }: Page,
) {
  const rows = database
    .prepare(
      `SELECT kind, agent_id AS agentId, agent_name AS agentName, entries.customer_id AS customerId,
         first_name || ' ' || last_name AS customerName, session, text, hits, at
       FROM (${ENTRIES}) AS entries LEFT JOIN commerce_customers USING (customer_id)
       ${WHERE} ORDER BY at DESC, number DESC LIMIT ?4 OFFSET ?5`,
    )
    .all(site, agentId, session, pageSize, currentPage * pageSize)
  const count = database
    .prepare(`SELECT COUNT(*) AS total FROM (${ENTRIES}) ${WHERE}`)
    .get(site, agentId, session)
  return { entries: rows.map(row => rowSchema.parse(row)), total: Number(count?.total) }
}
