import type { User } from '@/lib/contract/commerce/user'
import { dayIn } from '@/lib/format/calendar-day'
import { getSite, type Locale } from '@/lib/site/sites'

type Qualification = User['qualification']

/**
 * The code of the level that a user holds on the site: it must be approved and valid, its last day in the
 * site's time zone included (spec §6). Undefined without one. `now` in epoch milliseconds.
 */
export function heldLevel(locale: Locale, qualification: Qualification, now: number): string | undefined {
  const today = dayIn(getSite(locale).timeZone, now)
  const holds = qualification?.status === 'APPROVED' && (qualification.validUntil ?? today) >= today
  return holds ? qualification.level : undefined
}
