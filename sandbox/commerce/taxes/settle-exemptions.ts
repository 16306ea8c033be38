import type { MiddlewareHandler } from 'hono'
import { transaction } from '../../db/transaction.ts'
import { isoDay } from '../../iso-day.ts'
import type { Commerce } from '../commerce.ts'
import type { CommerceEnvironment } from '../http/environment.ts'
import { type ExemptionDecision, REVIEW_MS, ruledDecision } from './exemption-review.ts'
import {
  decideExemption,
  listEndingExemptions,
  listWaitingExemptions,
  noteReminder,
  type StoredExemption,
} from './exemption-store.ts'
import { tellExemption } from './tell-exemption.ts'

type Settling = Pick<Commerce, 'database' | 'mail'>

const DAY_MS = 86_400_000

/** Days before the end of a certificate on which the organisation is reminded. */
const REMINDER_DAYS = [30, 7] as const

/** Stores the decision on a certificate in review and mails it; false if it is not in review. */
export function decideAndTell(commerce: Settling, id: string, decision: ExemptionDecision): boolean {
  const decided = decideExemption(commerce.database, id, decision)
  if (decided === undefined) return false
  tellExemption(commerce, decided, decided.status === 'ACTIVE' ? 'exemptionApproved' : 'exemptionRefused')
  return true
}

function decideDue(commerce: Settling, now: number): void {
  const due = listWaitingExemptions(commerce.database, now - REVIEW_MS)
  if (due.length === 0) return
  transaction(commerce.database, () => {
    for (const exemption of due) decideAndTell(commerce, exemption.id, ruledDecision(exemption))
  })
}

/** Middleware that decides due reviews before a call is handled. */
export const decideExemptionsFirst =
  (commerce: Commerce): MiddlewareHandler<CommerceEnvironment> =>
  (_, next) => {
    decideDue(commerce, commerce.clock.now())
    return next()
  }

/** Periodic work: decides due reviews and sends reminders. */
export function settleExemptions(commerce: Settling, now: number): void {
  decideDue(commerce, now)
  const ending = listEndingExemptions(commerce.database, {
    from: isoDay(now),
    until: isoDay(now + REMINDER_DAYS[0] * DAY_MS),
  })
  if (ending.length === 0) return
  transaction(commerce.database, () => {
    for (const exemption of ending) remind(commerce, exemption, now)
  })
}

/** Sends one reminder per step; if several steps were passed, only the latest. */
function remind(commerce: Settling, exemption: StoredExemption, now: number): void {
  const left = (Date.parse(exemption.validUntil) - Date.parse(isoDay(now))) / DAY_MS
  const step = REMINDER_DAYS.filter(days => left <= days).at(-1)
  if (step === undefined || !noteReminder(commerce.database, exemption.id, step)) return
  tellExemption(commerce, exemption, 'exemptionEnds')
}
