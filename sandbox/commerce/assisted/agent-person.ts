import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Somebody of the support staff, as commerce knows them. */
export type AgentPerson = { id: string; name: string; roles: readonly string[] }

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  roles: z.string().transform(text => z.array(z.string()).parse(JSON.parse(text))),
})

/**
 * Reads the identity provider's record; undefined for a locked account. An account that wrong passwords have
 * locked for a while keeps its sessions: anybody could end them otherwise. Only this file of commerce knows
 * the table.
 */
export const findAgentPerson = (database: DatabaseSync, id: string): AgentPerson | undefined => {
  const row = database
    .prepare('SELECT id, name, roles FROM identity_agents WHERE id = ? AND permanently_locked = 0')
    .get(id)
  return row === undefined ? undefined : rowSchema.parse(row)
}
