import { IDLE_TIMEOUT_SECONDS, IDLE_WARNING_SECONDS, SESSION_CHECK_THROTTLE_MS } from '@/lib/config/limits'
import type { SessionLeft } from '@/lib/session/time-left'
import type { ActiveTimer, Step, TimerEffect, TimerEvent, TimerState } from './timer-state'
import { isIdleWarned, isOver } from './warning'

/** The minimum interval between equal requests to our server. */
const ASK_EVERY_MS = 5_000

/** Hidden tabs tick once a minute; a longer pause means that the computer was asleep. */
const SLEEP_MS = 90_000

/** A clock that went back by more than this was adjusted. */
const CLOCK_SET_MS = 5_000

export const INACTIVE: TimerState = { phase: 'inactive' }

const stay = (timer: TimerState, ...effects: readonly TimerEffect[]): Step => ({ timer, effects })

/**
 * Reducer of the session timer in the browser (spec §4, Session). The browser alone never ends a session:
 * when a limit seems to be reached, it asks our server, and only the server's response ends the session. An
 * outage ends none.
 * @param now epoch milliseconds of the browser's clock
 */
export function reduceSessionTimer(timer: TimerState, event: TimerEvent, now: number): Step {
  if (event.kind === 'begin') return begin(event.checkedAt, now)
  if (timer.phase === 'inactive') return stay(timer)
  switch (event.kind) {
    case 'tick':
      return tick(timer, now)
    case 'activity':
      return isIdleWarned(timer, now)
        ? stay(timer)
        : checked({ ...timer, lastActivity: now, isFresh: true }, now)
    case 'tabActivity':
      return stay({ ...timer, lastActivity: Math.max(timer.lastActivity, Math.min(event.at, now)) })
    case 'stay':
      return put({ ...timer, lastActivity: now, isFresh: true }, 'stay', now)
    case 'noteEnd':
      return stay({ ...timer, isEndNoted: true })
    case 'answer':
      return answered(timer, event.left, now)
    case 'checked':
      if (event.outcome === 'ended') return stay(INACTIVE, { kind: 'end' })
      return stay(event.outcome === 'unknown' ? timer : reported(timer, event.activity))
  }
}

/** Opening a page counts as activity; the server determines how long the session lasts. */
function begin(checkedAt: number | undefined, now: number): Step {
  const timer: ActiveTimer = {
    phase: 'active',
    lastActivity: now,
    isFresh: true,
    reported: 0,
    checkedAt,
    tickedAt: now,
    pending: undefined,
    askedAt: undefined,
    tokenEnd: undefined,
    absoluteEnd: undefined,
    isEndNoted: false,
    warningMs: IDLE_WARNING_SECONDS * 1000,
  }
  return put(timer, 'ask', now)
}

const put = (timer: ActiveTimer, question: 'ask' | 'stay', now: number): Step =>
  stay({ ...timer, pending: question, askedAt: now }, { kind: question })

function tick(before: ActiveTimer, now: number): Step {
  const since = now - before.tickedAt
  const timer = { ...before, tickedAt: now, isFresh: false }
  const stored: readonly TimerEffect[] = before.isFresh
    ? [{ kind: 'storeActivity', at: timer.lastActivity }]
    : []
  const question = questionOf(timer, since, now)
  const next = question === undefined ? checked(timer, now) : put(timer, question, now)
  return { timer: next.timer, effects: [...stored, ...next.effects] }
}

/** The request that is due at this tick, if any. */
function questionOf(timer: ActiveTimer, since: number, now: number): 'ask' | 'stay' | undefined {
  const hasAsked = timer.askedAt !== undefined && Math.abs(now - timer.askedAt) < ASK_EVERY_MS
  if (since > SLEEP_MS || since < -CLOCK_SET_MS) return timer.pending ?? 'ask'
  if (hasAsked) return undefined
  if (timer.pending !== undefined) return timer.pending
  const hasExpired = timer.tokenEnd !== undefined && now >= timer.tokenEnd
  return hasExpired || isOver(timer, now) ? 'ask' : undefined
}

/**
 * Starts a customer check if there was activity that our server does not know of, at most once per throttle
 * interval: with the first activity, and with the last one when the interval ends.
 */
function checked(timer: ActiveTimer, now: number): Step {
  const isThrottled =
    timer.checkedAt !== undefined && Math.abs(now - timer.checkedAt) < SESSION_CHECK_THROTTLE_MS
  if (isThrottled || timer.lastActivity <= timer.reported || isOver(timer, now)) return stay(timer)
  const idleSeconds = Math.floor((now - timer.lastActivity) / 1000)
  return stay({ ...timer, checkedAt: now }, { kind: 'check', idleSeconds, activity: timer.lastActivity })
}

const reported = (timer: ActiveTimer, activity: number): ActiveTimer => ({
  ...timer,
  reported: Math.max(timer.reported, activity),
})

function answered(timer: ActiveTimer, left: SessionLeft | { state: 'unknown' }, now: number): Step {
  if (left.state === 'unknown')
    return stay({ ...timer, pending: timer.pending === 'stay' ? 'stay' : undefined })
  if (left.state === 'anonymous') return stay(INACTIVE, { kind: 'end' })
  const known = now - (IDLE_TIMEOUT_SECONDS - left.idleSeconds) * 1000
  const tokenEnd = now + left.tokenSeconds * 1000
  const next: ActiveTimer = {
    ...timer,
    lastActivity: Math.max(Math.min(timer.lastActivity, now), known),
    reported: known,
    pending: undefined,
    tokenEnd,
    absoluteEnd: now + left.absoluteSeconds * 1000,
    warningMs: (left.warningSeconds ?? IDLE_WARNING_SECONDS) * 1000,
  }
  return stay(next, { kind: 'storeTokenEnd', at: tokenEnd })
}
