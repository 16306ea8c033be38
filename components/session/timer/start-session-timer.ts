import { ACTIVITY_TICK_MS } from '@/lib/config/limits'
import { INACTIVE, reduceSessionTimer } from '@/lib/session/timer/timer'
import type { TimerEffect, TimerEvent, TimerState, Warning } from '@/lib/session/timer/timer-state'
import { warningOf } from '@/lib/session/timer/warning'
import { isLeaving } from '../sign-out-state'
import { notifyTabs, onTabMessage } from '../tab-channel'
import { checkCustomer, fetchTimeLeft } from './ask-server'
import { storedTime, storeTime } from './timer-storage'

/** Events that count as user activity (spec §4, Session). */
const ACTIVITIES = [
  ...['keydown', 'mousemove', 'mousedown', 'paste', 'cut', 'wheel'],
  ...['touchstart', 'touchmove', 'scroll', 'focus', 'beforeunload'],
]

export type RunningTimer = {
  staySignedIn: () => void
  /** The user has read the warning of an end that cannot be prolonged. */
  noteEnd: () => void
  stop: () => void
}

type Hearers = {
  /** Called when the warning changes: once a second while one is open, else never. */
  onWarning: (warning: Warning | undefined) => void
  onEnd: () => void
}

const isSame = (one: Warning | undefined, other: Warning | undefined): boolean =>
  one?.kind === other?.kind && one?.secondsLeft === other?.secondsLeft

/**
 * Runs the session timer on this page until it is stopped: connects clock, events and server requests to the
 * rules.
 */
export function startSessionTimer({ onWarning, onEnd }: Hearers): RunningTimer {
  const stopped = new AbortController()
  let state: TimerState = INACTIVE
  let said: Warning | undefined

  const feed = (event: TimerEvent): void => {
    // Leaving the page is an activity too, and would restore what the sign-out has just cleared.
    if (stopped.signal.aborted || isLeaving()) return
    const now = Date.now()
    const step = reduceSessionTimer(state, event, now)
    state = step.timer
    for (const effect of step.effects) carryOut(effect, feed, onEnd)
    const warning = warningOf(state, now)
    if (!isSame(said, warning)) onWarning(warning)
    said = warning
  }

  feed({ kind: 'begin', checkedAt: storedTime('customer_checked_at', Date.now()) })
  watch(feed, stopped.signal)
  return {
    staySignedIn: () => feed({ kind: 'stay' }),
    noteEnd: () => feed({ kind: 'noteEnd' }),
    stop: () => stopped.abort(),
  }
}

function carryOut(effect: TimerEffect, feed: (event: TimerEvent) => void, onEnd: () => void): void {
  switch (effect.kind) {
    case 'ask':
    case 'stay':
      void fetchTimeLeft(effect.kind).then(feed)
      return
    case 'check':
      storeTime('customer_checked_at', Date.now())
      void checkCustomer(effect.idleSeconds, effect.activity).then(feed)
      return
    case 'storeActivity':
      storeTime('last_activity', effect.at)
      notifyTabs({ kind: 'activity', at: effect.at })
      return
    case 'storeTokenEnd':
      storeTime('token_expires_at', effect.at)
      return
    case 'end':
      onEnd()
  }
}

function watch(feed: (event: TimerEvent) => void, signal: AbortSignal): void {
  const onTick = () => feed({ kind: 'tick' })
  const onActivity = () => feed({ kind: 'activity' })
  // Stores the last activity before the page is left.
  const onLeave = () => {
    onActivity()
    onTick()
  }
  for (const name of ACTIVITIES)
    window.addEventListener(name, name === 'beforeunload' ? onLeave : onActivity, {
      passive: true,
      capture: true,
      signal,
    })
  // Timers of hidden tabs and sleeping machines pause: the time is checked as soon as the page is visible
  // again.
  document.addEventListener('visibilitychange', onTick, { signal })
  window.addEventListener('pageshow', onTick, { signal })
  const timer = setInterval(onTick, ACTIVITY_TICK_MS)
  const endMessages = onTabMessage(message => {
    if (message.kind === 'activity') feed({ kind: 'tabActivity', at: message.at })
  })
  signal.addEventListener('abort', () => {
    clearInterval(timer)
    endMessages()
  })
}
