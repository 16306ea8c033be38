import type { User } from '@/lib/contract/commerce/user'

type Qualification = User['qualification']

/**
 * The code of the level that a user holds on the site: it must be approved and valid, its last day included
 * (spec §6). Undefined without one. `now` in epoch milliseconds.
 */
export function heldLevel(qualification: Qualification, now: number): string | undefined {
  const today = new Date(now).toISOString().slice(0, 'yyyy-mm-dd'.length)
  const holds = qualification?.status === 'APPROVED' && (qualification.validUntil ?? today) >= today
  return holds ? qualification.level : undefined
}
