import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { CUSTOMER_CHECK_PATH, IDLE_SECONDS, SESSION_PATH } from '@/lib/session/activity'
import { parseSessionLeft } from '@/lib/session/parse-time-left'
import type { TimerEvent } from '@/lib/session/timer/timer-state'

const request = (path: string, method: 'GET' | 'POST'): Promise<Response> =>
  fetch(path, {
    method,
    headers: { accept: 'application/json' },
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  })

/** How long the session lives; `stay` prolongs it. Never rejects. */
export async function askTimeLeft(question: 'ask' | 'stay'): Promise<TimerEvent> {
  try {
    const response = await request(SESSION_PATH, question === 'stay' ? 'POST' : 'GET')
    const left = response.ok ? parseSessionLeft(await response.json()) : undefined
    return { kind: 'answer', left: left ?? { state: 'unknown' } }
  } catch {
    return { kind: 'answer', left: { state: 'unknown' } }
  }
}

/**
 * Whether commerce still knows the customer, telling our server how long ago the last activity was. Never
 * rejects.
 */
export async function checkCustomer(idleSeconds: number, activity: number): Promise<TimerEvent> {
  const answered = (outcome: 'alive' | 'ended' | 'unknown'): TimerEvent => ({
    kind: 'checked',
    outcome,
    activity,
  })
  try {
    const { ok, status } = await request(`${CUSTOMER_CHECK_PATH}?${IDLE_SECONDS}=${idleSeconds}`, 'GET')
    if (status === 401) return answered('ended')
    return answered(ok ? 'alive' : 'unknown')
  } catch {
    return answered('unknown')
  }
}
