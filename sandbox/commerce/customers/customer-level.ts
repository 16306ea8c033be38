import type { DatabaseSync } from 'node:sqlite'
import { isoDay } from '../../iso-day.ts'
import {
  QUALIFICATION_LEVELS,
  type QualificationLevelRow,
} from '../../seed/reference/qualification-levels.ts'
import { isMember } from '../organizations/association-store.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { findDefaultOrganization, listCustomerOrganizations } from '../organizations/organization-store.ts'

/** Where a level is read, and when: it ends with its last day. */
type Reading = { database: DatabaseSync; now: number }

/** A is open to everybody, also after the last day of a higher level. */
const OPEN_LEVEL = 'A'

const levelOf = (
  { qualificationLevel, qualificationValidUntil: lastDay }: OrganizationRecord,
  now: number,
): string => (lastDay !== undefined && lastDay < isoDay(now) ? OPEN_LEVEL : qualificationLevel)

/**
 * Code of a customer's own level. A higher one comes from the default organisation until people can show
 * their own.
 */
const customerLevel = ({ database, now }: Reading, customerId: string): string => {
  const organization = findDefaultOrganization(database, customerId)
  return organization === undefined ? OPEN_LEVEL : levelOf(organization, now)
}

/** The rank of a customer's own level. */
export const ownRank = (reading: Reading, customerId: string): QualificationLevelRow['rank'] => {
  const level = customerLevel(reading, customerId)
  return QUALIFICATION_LEVELS.find(({ code }) => code === level)?.rank ?? 1
}

/**
 * Codes of the levels that a customer may order by: their own, and those of every organisation they can order
 * for.
 */
const orderingLevels = (reading: Reading, customerId: string): readonly string[] => [
  customerLevel(reading, customerId),
  ...listCustomerOrganizations(reading.database, customerId)
    .filter(({ uid, status }) => status === 'ACTIVE' && isMember(reading.database, uid, customerId))
    .map(organization => levelOf(organization, reading.now)),
]

/** The rank up to which a customer may order, in whosever name. */
export const orderingRank = (reading: Reading, customerId: string): number => {
  const levels = orderingLevels(reading, customerId)
  return Math.max(...QUALIFICATION_LEVELS.filter(({ code }) => levels.includes(code)).map(({ rank }) => rank))
}
