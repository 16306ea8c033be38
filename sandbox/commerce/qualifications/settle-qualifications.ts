import type { DatabaseSync } from 'node:sqlite'
import type { MiddlewareHandler } from 'hono'
import { REMINDER_DAYS } from '../../../lib/contract/commerce/qualification/qualification.ts'
import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { decideOn, ruledDecision } from './decide.ts'
import { listQualificationsIn, listSubmittedUntil, type StoredQualification } from './qualification-store.ts'
import { tellReminder } from './tell-holder.ts'

type Settling = Pick<Commerce, 'database' | 'mail'>

const DAY_MS = 86_400_000

/** How long reviewers take. */
const REVIEW_MS = DAY_MS

/** Whole days until the last day of a qualification. */
const daysLeft = (validUntil: string, now: number): number =>
  (Date.parse(validUntil) - Date.parse(isoDay(now))) / DAY_MS

/** Decides on what reviewers have had for long enough, so that a level is right at whatever call reads it. */
function decideDue(commerce: Settling, now: number): void {
  const due = listSubmittedUntil(commerce.database, now - REVIEW_MS)
  if (due.length === 0) return
  transaction(commerce.database, () => {
    for (const qualification of due) {
      const at = (qualification.submittedAt ?? now) + REVIEW_MS
      decideOn(commerce, qualification, { ...ruledDecision(commerce, qualification), at })
    }
  })
}

/** Decides before any call is answered. */
export const decideFirst =
  (commerce: Commerce): MiddlewareHandler<CommerceEnvironment> =>
  (_, next) => {
    decideDue(commerce, commerce.clock.now())
    return next()
  }

/** Does what the clock asks for: decides on what was submitted, and reminds of what ends soon. */
export function settleQualifications(commerce: Settling, now: number): void {
  decideDue(commerce, now)
  const ending = listQualificationsIn(commerce.database, 'APPROVED').filter(
    ({ id, validUntil }) =>
      validUntil !== null && isEnding(daysLeft(validUntil, now)) && !isRenewed(commerce.database, id),
  )
  if (ending.length === 0) return
  transaction(commerce.database, () => {
    for (const qualification of ending) remind(commerce, qualification, now)
  })
}

/** Whether a qualification has been renewed, or evidence that renews it was sent and not refused. */
const isRenewed = (database: DatabaseSync, id: string): boolean =>
  database
    .prepare(
      `SELECT 1 FROM commerce_qualifications
       WHERE renews = ? AND status IN ('SUBMITTED', 'MORE_INFORMATION', 'APPROVED')`,
    )
    .get(id) !== undefined

const isEnding = (days: number): boolean => days >= 0 && days <= REMINDER_DAYS[0]

/** Reminds once at each of the steps; only of the last one that was reached. */
function remind(commerce: Settling, { id, validUntil }: StoredQualification, now: number): void {
  const left = daysLeft(validUntil ?? '', now)
  const step = REMINDER_DAYS.filter(days => left <= days).at(-1)
  if (step === undefined || !noteReminder(commerce, id, step)) return
  tellReminder(commerce, id)
}

/** Notes a reminder; false where it was noted before. */
export const noteReminder = ({ database }: Pick<Commerce, 'database'>, id: string, days: number): boolean =>
  database.prepare('INSERT OR IGNORE INTO commerce_qualification_reminders VALUES (?, ?)').run(id, days)
    .changes > 0
