import { type Qualification, REMINDER_DAYS } from '@/lib/contract/commerce/qualification/qualification'

const DAY_MS = 86_400_000

/** A state of a qualification as its holder sees it (pages: Qualifications). */
export type QualificationState =
  | 'draft'
  | 'submitted'
  | 'moreInformation'
  | 'approved'
  | 'ending'
  | 'rejected'
  | 'expired'

const STATES = {
  DRAFT: 'draft',
  SUBMITTED: 'submitted',
  MORE_INFORMATION: 'moreInformation',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  EXPIRED: 'expired',
} as const satisfies Record<Qualification['status'], QualificationState>

/** The state of an event in the history of a qualification. */
export const eventState = (status: Qualification['status']): QualificationState => STATES[status]

/**
 * Whole days until the last day of a qualification; undefined without one.
 * @param now epoch milliseconds
 */
export function daysLeft({ validUntil }: Pick<Qualification, 'validUntil'>, now: number): number | undefined {
  if (validUntil === undefined) return undefined
  const today = new Date(now).toISOString().slice(0, 10)
  return (Date.parse(validUntil) - Date.parse(today)) / DAY_MS
}

/** The state of a qualification on a day. */
export function qualificationState(qualification: Qualification, now: number): QualificationState {
  const state = STATES[qualification.status]
  return (state === 'approved' ? endingState(qualification, now) : undefined) ?? state
}

/** Whether something that has a last day ends soon or is over; undefined while neither. */
export function endingState(
  held: Pick<Qualification, 'validUntil'>,
  now: number,
): 'ending' | 'expired' | undefined {
  const days = daysLeft(held, now)
  if (days === undefined || days > REMINDER_DAYS[0]) return undefined
  return days < 0 ? 'expired' : 'ending'
}

/** Whether an evidence can still be changed and withdrawn: before it is approved. */
export const isChangeable = ({ status }: Pick<Qualification, 'status'>): boolean =>
  status !== 'APPROVED' && status !== 'EXPIRED'

/** Whether an evidence waits for its holder to send it. */
export const isSendable = ({ status }: Pick<Qualification, 'status'>): boolean =>
  isChangeable({ status }) && status !== 'SUBMITTED'
