import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { hashPassword } from '../identity/password-hash.ts'
import { seedAgents } from './agents.ts'
import { seedCatalogue } from './catalogue/seed-catalogue.ts'
import { seedCommerce } from './commerce.ts'
import { seedFlags } from './flags.ts'
import { seedIdentity } from './identity.ts'
import { seedInvoices } from './invoices.ts'
import { seedOrders } from './orders.ts'
import { PEOPLE_PASSWORD } from './people.ts'
import { seedQualifications } from './qualifications.ts'
import { seedQuotes } from './quotes.ts'
import { seedSavedCarts } from './saved-carts.ts'

/** Fills an empty database with the people, organisations and flags that every sandbox starts with. */
const seedAll = (context: SandboxContext, passwordHash: string): void => {
  seedIdentity(context, passwordHash)
  seedAgents(context, passwordHash)
  seedCommerce(context)
  seedOrders(context)
  seedInvoices(context)
  seedQualifications(context)
  seedQuotes(context)
  seedSavedCarts(context)
  seedFlags(context)
}

/**
 * Seeds, all or nothing, unless this data folder was seeded before: what people did since must survive a
 * restart.
 */
export const seedOnce = async (context: SandboxContext): Promise<void> => {
  const { database, clock } = context
  // Not what people did: data folders of an earlier version get it, and a newer one replaces it.
  seedCatalogue(database)
  if (database.prepare("SELECT 1 FROM seeds WHERE name = 'default'").get() !== undefined) return
  // One hash for all: they share the password.
  const passwordHash = await hashPassword(PEOPLE_PASSWORD)
  transaction(database, () => {
    seedAll(context, passwordHash)
    database.prepare("INSERT INTO seeds (name, seeded_at) VALUES ('default', ?)").run(clock.now())
  })
}
