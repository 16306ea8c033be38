import type { DatabaseSync } from 'node:sqlite'
import type { Programme, ProgrammeStatus } from '../../../lib/contract/commerce/cart/programme.ts'
import { isoDay } from '../../iso-day.ts'
import { PROGRAMME_NAMES } from '../../seed/reference/programme-names.ts'
import type { Market } from '../catalogue/products/money.ts'
import { isFlagOn } from '../flags-of-site.ts'
import type { OrganizationRecord } from '../organizations/organization-record.ts'
import { findDefaultOrganization } from '../organizations/organization-store.ts'
import { translate } from '../reference/coded-lists.ts'
import { listProgrammes, type StoredProgramme } from './programme-store.ts'

/** A programme with how it stands on a day. */
export type StandingProgramme = StoredProgramme & { status: ProgrammeStatus }

const statusOf = (programme: StoredProgramme, today: string): ProgrammeStatus => {
  if (programme.code === 'OLD') {
    if (today < programme.validFrom) return 'OLD_NOT_STARTED'
    return today > programme.validUntil ? 'OLD_EXPIRED' : 'OLD_APPLIED'
  }
  if (today > programme.validUntil) return 'UAP_EXPIRED'
  return programme.used < programme.limit ? 'UAP_APPLIED' : 'UAP_LIMIT_REACHED'
}

/** The organisation a customer orders for, as far as it may order. */
export const orderingOrganization = (
  database: DatabaseSync,
  customerId: string,
): OrganizationRecord | undefined => {
  const organization = findDefaultOrganization(database, customerId)
  return organization?.status === 'ACTIVE' ? organization : undefined
}

type Asking = {
  database: DatabaseSync
  market: Pick<Market, 'site' | 'language'>
  now: number
}

/** Programmes of an organization with their status of now; a discount only where its flag is on. */
export const programmesOf = (asking: Asking, { uid }: OrganizationRecord): StandingProgramme[] => {
  const { database, market, now } = asking
  const today = isoDay(now)
  const hasDiscounts = isFlagOn(database, market, 'org-level-discount')
  return listProgrammes(database, uid)
    .filter(({ code }) => code !== 'OLD' || hasDiscounts)
    .map(programme => ({ ...programme, status: statusOf(programme, today) }))
}

/** Programmes of the organisation that a customer orders for. */
export const findProgrammes = (asking: Asking, customerId: string): StandingProgramme[] => {
  const organization = orderingOrganization(asking.database, customerId)
  return organization === undefined ? [] : programmesOf(asking, organization)
}

/** The answer for programmes; absent where there are none. */
export const toProgrammes = (
  programmes: readonly StandingProgramme[],
  language: string,
  amountOf: (programme: StandingProgramme) => Pick<Programme, 'amount'> = () => ({}),
): Programme[] | undefined =>
  programmes.length === 0
    ? undefined
    : programmes.map(programme => {
        const { code, status, validUntil } = programme
        const extent =
          programme.code === 'OLD'
            ? { validFrom: programme.validFrom, percent: programme.percent }
            : { limit: programme.limit, used: programme.used }
        const name = translate(PROGRAMME_NAMES[code], language)
        return { code, status, name, validUntil, ...extent, ...amountOf(programme) }
      })
