import type { DatabaseSync } from 'node:sqlite'
import { findDefaultOrganization } from '../organizations/organization-store.ts'

/** Code of the level up to which a customer may order. A is open to everybody; a higher one comes from the organisation until people can show their own. */
export const customerLevel = (database: DatabaseSync, customerId: string): string =>
  findDefaultOrganization(database, customerId)?.qualificationLevel ?? 'A'
