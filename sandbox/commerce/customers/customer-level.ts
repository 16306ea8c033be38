import type { DatabaseSync } from 'node:sqlite'
import {
  QUALIFICATION_LEVELS,
  type QualificationLevelRow,
} from '../../seed/reference/qualification-levels.ts'
import { isMember } from '../organizations/association-store.ts'
import { findDefaultOrganization, listCustomerOrganizations } from '../organizations/organization-store.ts'

/**
 * Code of a customer's own level. A is open to everybody; a higher one comes from the default organisation
 * until people can show their own.
 */
export const customerLevel = (database: DatabaseSync, customerId: string): string =>
  findDefaultOrganization(database, customerId)?.qualificationLevel ?? 'A'

/** The rank of a customer's own level. */
export const ownRank = (database: DatabaseSync, customerId: string): QualificationLevelRow['rank'] => {
  const level = customerLevel(database, customerId)
  return QUALIFICATION_LEVELS.find(({ code }) => code === level)?.rank ?? 1
}

/**
 * Codes of the levels that a customer may order by: their own, and those of every organisation they can order
 * for.
 */
const orderingLevels = (database: DatabaseSync, customerId: string): readonly string[] => [
  customerLevel(database, customerId),
  ...listCustomerOrganizations(database, customerId)
    .filter(({ uid, status }) => status === 'ACTIVE' && isMember(database, uid, customerId))
    .map(({ qualificationLevel }) => qualificationLevel),
]

/** The rank up to which a customer may order, in whosever name. */
export const orderingRank = (database: DatabaseSync, customerId: string): number => {
  const levels = orderingLevels(database, customerId)
  return Math.max(...QUALIFICATION_LEVELS.filter(({ code }) => levels.includes(code)).map(({ rank }) => rank))
}
