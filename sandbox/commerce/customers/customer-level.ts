import type { DatabaseSync } from 'node:sqlite'
import { dayIn } from '../../iso-day.ts'
import {
  QUALIFICATION_LEVELS,
  type QualificationLevelRow,
} from '../../seed/reference/qualification-levels.ts'
import { isMember } from '../organizations/association-store.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { findDefaultOrganization, listCustomerOrganizations } from '../organizations/organization-store.ts'
import { listQualifications } from '../qualifications/qualification-store.ts'
import type { Site } from '../sites.ts'

/** Where a level is read, and when: it ends with its last day in the time zone of the site. */
export type LevelReading = {
  database: DatabaseSync
  now: number
  market: { site: Pick<Site, 'timeZone'> }
}

const LOWEST_RANK = 1

/** The lowest level is open to everybody, also after the last day of a higher one. */
const OPEN_LEVEL = QUALIFICATION_LEVELS.find(({ rank }) => rank === LOWEST_RANK)?.code ?? 'A'

const levelOf = (
  { qualificationLevel: level, qualificationValidUntil: validUntil }: OrganizationRecord,
  reading: LevelReading,
): string => (isOver({ level, validUntil }, reading) ? OPEN_LEVEL : level)

type Level = { level: string; validUntil?: string | undefined }

const rankOfLevel = (level: string): QualificationLevelRow['rank'] =>
  QUALIFICATION_LEVELS.find(({ code }) => code === level)?.rank ?? LOWEST_RANK

const isOver = ({ validUntil }: Level, { now, market: { site } }: LevelReading): boolean =>
  validUntil !== undefined && validUntil < dayIn(site.timeZone, now)

/** Far beyond the end of every level that has one. */
const NO_END = '9999-12-31'

/**
 * A customer's own level with its last day, that of an organisation, by default their default one, or of a
 * qualification: the highest that holds now, of equal ones the one that holds longest, and if none holds, the
 * one that did.
 */
export const ownLevel = (
  reading: LevelReading,
  customerId: string,
  organization = findDefaultOrganization(reading.database, customerId),
): Level => {
  const { database } = reading
  const levels: Level[] = listQualifications(database, customerId)
    .filter(({ status }) => status === 'APPROVED')
    .map(({ grantsLevel, validUntil }) => ({ level: grantsLevel, validUntil: validUntil ?? undefined }))
  if (organization !== undefined)
    levels.push({ level: organization.qualificationLevel, validUntil: organization.qualificationValidUntil })
  const heldRank = (level: Level) => (isOver(level, reading) ? 0 : rankOfLevel(level.level))
  const [best = { level: OPEN_LEVEL }] = levels.sort(
    (one, other) =>
      heldRank(other) - heldRank(one) ||
      rankOfLevel(other.level) - rankOfLevel(one.level) ||
      (other.validUntil ?? NO_END).localeCompare(one.validUntil ?? NO_END),
  )
  return best
}

/** Code of the level that a customer holds now. */
export const heldLevel = (
  reading: LevelReading,
  customerId: string,
  organization?: OrganizationRecord,
): string => {
  const best = ownLevel(reading, customerId, organization)
  return isOver(best, reading) ? OPEN_LEVEL : best.level
}

/** The rank of a customer's own level. */
export const ownRank = (reading: LevelReading, customerId: string): QualificationLevelRow['rank'] =>
  rankOfLevel(heldLevel(reading, customerId))

/**
 * Codes of the levels that a customer may order by: their own, and those of every organisation they can order
 * for.
 */
const orderingLevels = (reading: LevelReading, customerId: string): readonly string[] => [
  heldLevel(reading, customerId),
  ...listCustomerOrganizations(reading.database, customerId)
    .filter(({ uid, status }) => status === 'ACTIVE' && isMember(reading.database, uid, customerId))
    .map(organization => levelOf(organization, reading)),
]

/** The rank up to which a customer may order, in whosever name. */
export const orderingRank = (reading: LevelReading, customerId: string): number => {
  const levels = orderingLevels(reading, customerId)
  return Math.max(...QUALIFICATION_LEVELS.filter(({ code }) => levels.includes(code)).map(({ rank }) => rank))
}
