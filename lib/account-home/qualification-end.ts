import type { User } from '@/lib/contract/commerce/user'

const DAY_MS = 86_400_000

/** Days before the end of a qualification from which on its renewal is asked for (pages: Qualifications). */
const REMINDER_DAYS = 60

/**
 * Whether a qualification has ended or ends soon; undefined while it is far off or without an end.
 * @param now epoch milliseconds
 */
export function qualificationEnd(
  qualification: User['qualification'],
  now: number,
): { state: 'ended' | 'ending'; until: string } | undefined {
  const until = qualification?.validUntil
  if (until === undefined) return undefined
  // It is valid for the whole of its last day.
  const end = Date.parse(until) + DAY_MS
  if (Number.isNaN(end) || Math.floor((end - now) / DAY_MS) > REMINDER_DAYS) return undefined
  return { state: end <= now ? 'ended' : 'ending', until }
}
