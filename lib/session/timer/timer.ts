import { IDLE_TIMEOUT_SECONDS, SESSION_CHECK_THROTTLE_MS } from '@/lib/config/limits'
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

const stay = (life: TimerState, ...effects: readonly TimerEffect[]): Step => ({ life, effects })

/**
 * Reducer of the session timer in the browser (spec §4, Session). The browser alone never ends a session:
 * when a limit seems to be reached, it asks our server, and only the server's response ends the session. An
 * outage ends none.
 * @param now epoch milliseconds of the browser's clock
 */
export function reduceSessionTimer(life: TimerState, event: TimerEvent, now: number): Step {
  if (event.kind === 'begin') return begin(event.checkedAt, now)
  if (life.phase === 'inactive') return stay(life)
  switch (event.kind) {
    case 'tick':
      return tick(life, now)
    case 'activity':
      return isIdleWarned(life, now)
        ? stay(life)
        : checked({ ...life, lastActivity: now, isFresh: true }, now)
    case 'tabActivity':
      return stay({ ...life, lastActivity: Math.max(life.lastActivity, Math.min(event.at, now)) })
    case 'stay':
      return put({ ...life, lastActivity: now, isFresh: true }, 'stay', now)
    case 'noteEnd':
      return stay({ ...life, isEndNoted: true })
    case 'answer':
      return answered(life, event.left, now)
    case 'checked':
      if (event.outcome === 'ended') return stay(INACTIVE, { kind: 'end' })
      return stay(event.outcome === 'unknown' ? life : reported(life, event.activity))
  }
}

/** Opening a page counts as activity; the server determines how long the session lasts. */
function begin(checkedAt: number | undefined, now: number): Step {
  const life: ActiveTimer = {
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
  }
  return put(life, 'ask', now)
}

const put = (life: ActiveTimer, question: 'ask' | 'stay', now: number): Step =>
  stay({ ...life, pending: question, askedAt: now }, { kind: question })

function tick(before: ActiveTimer, now: number): Step {
  const since = now - before.tickedAt
  const life = { ...before, tickedAt: now, isFresh: false }
  const stored: readonly TimerEffect[] = before.isFresh
    ? [{ kind: 'storeActivity', at: life.lastActivity }]
    : []
  const question = questionOf(life, since, now)
  const next = question === undefined ? checked(life, now) : put(life, question, now)
  return { life: next.life, effects: [...stored, ...next.effects] }
}

/** The request that is due at this tick, if any. */
function questionOf(life: ActiveTimer, since: number, now: number): 'ask' | 'stay' | undefined {
  const hasAsked = life.askedAt !== undefined && Math.abs(now - life.askedAt) < ASK_EVERY_MS
  if (since > SLEEP_MS || since < -CLOCK_SET_MS) return life.pending ?? 'ask'
  if (hasAsked) return undefined
  if (life.pending !== undefined) return life.pending
  const hasExpired = life.tokenEnd !== undefined && now >= life.tokenEnd
  return hasExpired || isOver(life, now) ? 'ask' : undefined
}

/**
 * Starts a customer check if there was activity that our server does not know of, at most once per throttle
 * interval: with the first activity, and with the last one when the interval ends.
 */
function checked(life: ActiveTimer, now: number): Step {
  const isThrottled =
    life.checkedAt !== undefined && Math.abs(now - life.checkedAt) < SESSION_CHECK_THROTTLE_MS
  if (isThrottled || life.lastActivity <= life.reported || isOver(life, now)) return stay(life)
  const idleSeconds = Math.floor((now - life.lastActivity) / 1000)
  return stay({ ...life, checkedAt: now }, { kind: 'check', idleSeconds, activity: life.lastActivity })
}

const reported = (life: ActiveTimer, activity: number): ActiveTimer => ({
  ...life,
  reported: Math.max(life.reported, activity),
})

function answered(life: ActiveTimer, left: SessionLeft | { state: 'unknown' }, now: number): Step {
  if (left.state === 'unknown')
    return stay({ ...life, pending: life.pending === 'stay' ? 'stay' : undefined })
  if (left.state === 'anonymous') return stay(INACTIVE, { kind: 'end' })
  const known = now - (IDLE_TIMEOUT_SECONDS - left.idleSeconds) * 1000
  const tokenEnd = now + left.tokenSeconds * 1000
  const next: ActiveTimer = {
    ...life,
    lastActivity: Math.max(Math.min(life.lastActivity, now), known),
    reported: known,
    pending: undefined,
    tokenEnd,
    absoluteEnd: now + left.absoluteSeconds * 1000,
  }
  return stay(next, { kind: 'storeTokenEnd', at: tokenEnd })
}
