import type { DatabaseSync } from 'node:sqlite'
import { dayIn } from '../../iso-day.ts'
import {
  QUALIFICATION_LEVELS,
  type QualificationLevelRow,
} from '../../seed/reference/qualification-levels.ts'
import { isMember } from '../organizations/association-store.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { listCustomerOrganizations } from '../organizations/organization-store.ts'
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

/** Code of an organisation's own level now. */
export const levelOfOrganization = (
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
 * The level that counts for a customer's order for an organisation, or for themselves without one: of their
 * approved evidence and the organisation's own level the highest that holds now, of equal ones the one that
 * holds longest, and if none holds, the one that did. With its last day.
 */
export const levelFor = (
  reading: LevelReading,
  customerId: string,
  organization: OrganizationRecord | undefined,
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

/** Code of the level that counts for a customer's order for an organisation, or for themselves, now. */
export const heldLevelFor = (
  reading: LevelReading,
  customerId: string,
  organization: OrganizationRecord | undefined,
): string => {
  const best = levelFor(reading, customerId, organization)
  return isOver(best, reading) ? OPEN_LEVEL : best.level
}

/** The same as a rank. */
export const rankFor = (
  reading: LevelReading,
  customerId: string,
  organization: OrganizationRecord | undefined,
): QualificationLevelRow['rank'] => rankOfLevel(heldLevelFor(reading, customerId, organization))

/** The rank up to which a customer may order by one of their accounts, the personal one included. */
export const highestRankFor = (reading: LevelReading, customerId: string): number => {
  const organizations = listCustomerOrganizations(reading.database, customerId).filter(
    ({ uid, status }) => status === 'ACTIVE' && isMember(reading.database, uid, customerId),
  )
  const ranks = [undefined, ...organizations].map(account => rankFor(reading, customerId, account))
  return Math.max(...ranks)
}
