import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { seedCustomers } from './customers.ts'
import { seedOrganisations } from './organisations.ts'

/** Fills the commerce engine. The identity provider must have been seeded before: customers are its people. */
export const seedCommerce = (context: Pick<SandboxContext, 'database' | 'clock'>): void =>
  transaction(context.database, () => {
    seedOrganisations(context)
    seedCustomers(context)
  })
