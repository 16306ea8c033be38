import { DatabaseSync } from 'node:sqlite'
import { migrate } from '../../sandbox/db/migrate.ts'
import { createFlagStore } from '../../sandbox/flags/flag-store.ts'
import { seedAgents } from '../../sandbox/seed/agents.ts'
import { seedCatalogue } from '../../sandbox/seed/catalogue/seed-catalogue.ts'
import { seedCommerce } from '../../sandbox/seed/commerce.ts'
import { seedIdentity } from '../../sandbox/seed/identity.ts'

/** Time of the clock of a commerce service in memory; epoch milliseconds. */
export const COMMERCE_START = Date.UTC(2026, 8, 28, 10, 0, 0)

const NO_PASSWORD = 'nobody signs in here'

/** A database for `createHarness`: people, organizations and the catalogue, and nothing that was ordered. */
export function seededCommerce(): Uint8Array {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  migrate(database)
  const context = { database, clock: { now: () => COMMERCE_START } }
  seedIdentity(context, NO_PASSWORD)
  seedAgents(context, NO_PASSWORD)
  seedCommerce(context)
  seedCatalogue(database)
  for (const flag of ['org-level-discount', 'checkout-retry']) createFlagStore(database).set(flag, true)
  const bytes = database.serialize()
  database.close()
  return bytes
}
