import type { DatabaseSync } from 'node:sqlite'
import { isMember } from '../organizations/association-store.ts'
import { findDefaultOrganization, listCustomerOrganizations } from '../organizations/organization-store.ts'

/** Code of a customer's own level. A is open to everybody; a higher one comes from the default organisation until people can show their own. */
export const customerLevel = (database: DatabaseSync, customerId: string): string =>
  findDefaultOrganization(database, customerId)?.qualificationLevel ?? 'A'

/** Codes of the levels that a customer may order by: their own, and those of every organisation they can order for. */
export const orderingLevels = (database: DatabaseSync, customerId: string): readonly string[] => [
  customerLevel(database, customerId),
  ...listCustomerOrganizations(database, customerId)
    .filter(({ uid, status }) => status === 'ACTIVE' && isMember(database, uid, customerId))
    .map(({ qualificationLevel }) => qualificationLevel),
]
