import { type Qualification, REMINDER_DAYS } from '@/lib/contract/commerce/qualification/qualification'
import { dayIn } from '@/lib/format/calendar-day'
import { getSite, type Locale } from '@/lib/site/sites'

const DAY_MS = 86_400_000

/** Where and when qualifications are shown, and all those of their holder: one may renew another. */
export type QualificationView = {
  locale: Locale
  /** Epoch milliseconds. */
  now: number
  /** The newest first. */
  qualifications: readonly Qualification[]
}

type Ending = Pick<Qualification, 'validUntil'>

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
 * Whole days until the last day of a qualification, in the time zone of the site as for the level that it
 * gives; undefined without one.
 * @param now epoch milliseconds
 */
export function daysLeft(locale: Locale, { validUntil }: Ending, now: number): number | undefined {
  if (validUntil === undefined) return undefined
  return (Date.parse(validUntil) - Date.parse(dayIn(getSite(locale).timeZone, now))) / DAY_MS
}

/** The state of a qualification on a day. One that is renewed in time does not end. */
export function qualificationState(
  qualification: Qualification,
  view: QualificationView,
): QualificationState {
  const state = STATES[qualification.status]
  const ending = state === 'approved' ? endingState(view.locale, qualification, view.now) : undefined
  return ending === 'ending' && renewalOf(qualification, view) !== undefined ? state : (ending ?? state)
}

/** Statuses in which an evidence takes the place of the one that it renews: sent and not refused. */
const RENEWING: readonly Qualification['status'][] = ['SUBMITTED', 'MORE_INFORMATION', 'APPROVED', 'EXPIRED']

/** The newest evidence that renews a qualification, or is to; undefined while none was sent. */
export const renewalOf = (
  { id }: Pick<Qualification, 'id'>,
  { qualifications }: Pick<QualificationView, 'qualifications'>,
): Qualification | undefined =>
  qualifications.find(({ renews, status }) => renews === id && RENEWING.includes(status))

/** Whether a qualification ends soon or has ended, and its holder has sent nothing that renews it. */
export function needsRenewal(qualification: Qualification, view: QualificationView): boolean {
  const state = qualificationState(qualification, view)
  return (state === 'ending' || state === 'expired') && renewalOf(qualification, view) === undefined
}

/** Whether something that has a last day ends soon or is over; undefined while neither. */
export function endingState(locale: Locale, held: Ending, now: number): 'ending' | 'expired' | undefined {
  const days = daysLeft(locale, held, now)
  if (days === undefined || days > REMINDER_DAYS[0]) return undefined
  return days < 0 ? 'expired' : 'ending'
}

/** Whether an evidence can still be changed and withdrawn: before it is approved. */
export const isChangeable = ({ status }: Pick<Qualification, 'status'>): boolean =>
  status !== 'APPROVED' && status !== 'EXPIRED'

/** Whether an evidence waits for its holder to send it. */
export const isSendable = ({ status }: Pick<Qualification, 'status'>): boolean =>
  isChangeable({ status }) && status !== 'SUBMITTED'
