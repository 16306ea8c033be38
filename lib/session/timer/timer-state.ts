import type { SessionLeft } from '@/lib/session/time-left'

/**
 * A session as a page of the browser sees it. All times are epoch milliseconds by the clock of the browser.
 */
export type TimerState = { phase: 'inactive' } | ActiveTimer

export type ActiveTimer = {
  phase: 'active'
  /** The last thing somebody did, in whatever tab. */
  lastActivity: number
  /** Done since the last tick. */
  isFresh: boolean
  /** The activity that our server knows of. */
  reported: number
  /** When commerce was asked last whether its session lives. */
  checkedAt: number | undefined
  tickedAt: number
  /** A question on its way to our server, or one to be put again. */
  pending: 'ask' | 'stay' | undefined
  askedAt: number | undefined
  tokenEnd: number | undefined
  absoluteEnd: number | undefined
  /** The word about the end that nothing prolongs has been read. */
  isEndNoted: boolean
}

export type TimerEvent =
  /** A user is known; `checkedAt` is when an earlier page has asked commerce. */
  | { kind: 'begin'; checkedAt: number | undefined }
  | { kind: 'tick' }
  | { kind: 'activity' }
  | { kind: 'tabActivity'; at: number }
  /** "Stay signed in" was chosen. */
  | { kind: 'stay' }
  | { kind: 'noteEnd' }
  /** Our server's answer; `unknown` where it could not be asked. */
  | { kind: 'answer'; left: SessionLeft | { state: 'unknown' } }
  | { kind: 'checked'; outcome: 'alive' | 'ended' | 'unknown'; activity: number }

export type TimerEffect =
  /** Ask our server how long the session lives, which renews the token where that is due. */
  | { kind: 'ask' }
  | { kind: 'stay' }
  | { kind: 'check'; idleSeconds: number; activity: number }
  | { kind: 'storeActivity'; at: number }
  | { kind: 'storeTokenEnd'; at: number }
  /** The session has reached a limit, or is gone: sign out with the timeout flag. */
  | { kind: 'end' }

export type Step = { life: TimerState; effects: readonly TimerEffect[] }

/** What is said on the page. `idle` can be prolonged, `absolute` cannot. */
export type Warning = { kind: 'idle' | 'absolute'; secondsLeft: number; isLastCall: boolean }
