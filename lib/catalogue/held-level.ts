import type { Qualification as Evidence } from '@/lib/contract/commerce/qualification/qualification'
import type { User } from '@/lib/contract/commerce/user'
import { dayIn } from '@/lib/format/calendar-day'
import { getSite, type Locale } from '@/lib/site/sites'

type Qualification = User['qualification']

/**
 * The code of a user's level on the site, by evidence or the default organization: it must be approved and
 * valid, its last day in the site's time zone included (spec §6). Undefined without one. `now` in epoch
 * milliseconds.
 */
export function heldLevel(locale: Locale, qualification: Qualification, now: number): string | undefined {
  const level = levelStanding(locale, qualification, now)
  return level?.isHeld ? level.code : undefined
}

/** Codes of the levels that a user's approved evidence gives now, on the site (spec §6). */
export const grantedLevels = (
  locale: Locale,
  evidence: readonly Pick<Evidence, 'status' | 'grantsLevel' | 'validUntil'>[],
  now: number,
): readonly string[] =>
  evidence
    .filter(({ status, validUntil }) => status === 'APPROVED' && isValid(locale, validUntil, now))
    .map(({ grantsLevel }) => grantsLevel.code)

/** A level that was approved, and whether it is still held or has ended; undefined without one. */
export function levelStanding(
  locale: Locale,
  qualification: Qualification,
  now: number,
): { code: string; isHeld: boolean } | undefined {
  if (qualification?.status !== 'APPROVED') return undefined
  return { code: qualification.level, isHeld: isValid(locale, qualification.validUntil, now) }
}

/** Whether an approval counts now: without an end, or until its last day in the site's time zone. */
const isValid = (locale: Locale, validUntil: string | undefined, now: number): boolean =>
  validUntil === undefined || validUntil >= dayIn(getSite(locale).timeZone, now)
