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

/** How many days before its end an organisation is reminded of a certificate. */
const REMINDER_DAYS = [30, 7] as const

/** Decides a certificate that waits and tells the organisation; false where none does. */
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

/** Decides what has waited for long enough before any call is answered. */
export const decideExemptionsFirst =
  (commerce: Commerce): MiddlewareHandler<CommerceEnvironment> =>
  (_, next) => {
    decideDue(commerce, commerce.clock.now())
    return next()
  }

/** Does what the clock asks for: decides on what waits, and reminds of what ends soon. */
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

/** Reminds once at each of the steps; only of the last one that was reached. */
function remind(commerce: Settling, exemption: StoredExemption, now: number): void {
  const left = (Date.parse(exemption.validUntil) - Date.parse(isoDay(now))) / DAY_MS
  const step = REMINDER_DAYS.filter(days => left <= days).at(-1)
  if (step === undefined || !noteReminder(commerce.database, exemption.id, step)) return
  tellExemption(commerce, exemption, 'exemptionEnds')
}
