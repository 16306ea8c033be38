import { getJson } from '@/components/data/get-json'
import { CUSTOMER_CHECK_PATH, IDLE_SECONDS, SESSION_PATH } from '@/lib/session/activity'
import { parseSessionLeft } from '@/lib/session/parse-time-left'
import type { TimerEvent } from '@/lib/session/timer/timer-state'

/** Requests the remaining time of the session; `stay` prolongs it. Never rejects. */
export async function fetchTimeLeft(question: 'ask' | 'stay'): Promise<TimerEvent> {
  const left = await getJson(SESSION_PATH, parseSessionLeft, question === 'stay' ? { method: 'POST' } : {})
  return { kind: 'answer', left: left.ok ? left.value : { state: 'unknown' } }
}

/**
 * Checks whether commerce still knows the customer, and reports how long ago the last activity was. Never
 * rejects.
 */
export async function checkCustomer(idleSeconds: number, activity: number): Promise<TimerEvent> {
  const answered = (outcome: 'alive' | 'ended' | 'unknown'): TimerEvent => ({
    kind: 'checked',
    outcome,
    activity,
  })
  const answer = await getJson(`${CUSTOMER_CHECK_PATH}?${IDLE_SECONDS}=${idleSeconds}`, () => true)
  if (answer.ok) return answered('alive')
  return answered(answer.error.kind === 'signedOut' ? 'ended' : 'unknown')
}
