import type { SandboxContext } from '../context.ts'
import { seedCommerce } from './commerce.ts'
import { seedFlags } from './flags.ts'
import { seedIdentity } from './identity.ts'

/** Fills an empty database with the people, organisations and flags that every sandbox starts with. */
export const seedAll = async (context: SandboxContext): Promise<void> => {
  await seedIdentity(context)
  seedCommerce(context)
  seedFlags(context)
}

/** Seeds unless this data folder was seeded before: what people did since must survive a restart. */
export const seedOnce = async (context: SandboxContext): Promise<void> => {
  const { database, clock } = context
  if (database.prepare("SELECT 1 FROM seeds WHERE name = 'default'").get() !== undefined) return
  await seedAll(context)
  database.prepare("INSERT INTO seeds (name, seeded_at) VALUES ('default', ?)").run(clock.now())
}
