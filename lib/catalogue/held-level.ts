import type { User } from '@/lib/contract/commerce/user'
import { dayIn } from '@/lib/format/calendar-day'
import { getSite, type Locale } from '@/lib/site/sites'

type Qualification = User['qualification']

/**
 * The code of the level that a user holds on the site: it must be approved and valid, its last day in the
 * site's time zone included (spec §6). Undefined without one. `now` in epoch milliseconds.
 */
export function heldLevel(locale: Locale, qualification: Qualification, now: number): string | undefined {
  const level = levelStanding(locale, qualification, now)
  return level?.isHeld ? level.code : undefined
}

/** A level that was approved, and whether it is still held or has ended; undefined without one. */
export function levelStanding(
  locale: Locale,
  qualification: Qualification,
  now: number,
): { code: string; isHeld: boolean } | undefined {
  if (qualification?.status !== 'APPROVED') return undefined
  const today = dayIn(getSite(locale).timeZone, now)
  return { code: qualification.level, isHeld: (qualification.validUntil ?? today) >= today }
}
