import type { SessionLeft } from '@/lib/session/time-left'

/** Session timer state of a page in the browser. All times are epoch milliseconds of the browser's clock. */
export type TimerState = { phase: 'inactive' } | ActiveTimer

export type ActiveTimer = {
  phase: 'active'
  /** The user's last activity in any tab. */
  lastActivity: number
  /** There was activity since the last tick. */
  isFresh: boolean
  /** The last activity that our server knows of. */
  reported: number
  /** Time of the last customer check: whether the commerce session is valid. */
  checkedAt: number | undefined
  tickedAt: number
  /** A request to our server that is pending or has to be repeated. */
  pending: 'ask' | 'stay' | undefined
  askedAt: number | undefined
  tokenEnd: number | undefined
  absoluteEnd: number | undefined
  /** The user has acknowledged the warning about the absolute limit. */
  isEndNoted: boolean
  /** Milliseconds before a timeout at which the user is warned. */
  warningMs: number
}

export type TimerEvent =
  /** A user is signed in; `checkedAt` is the time of the customer check by an earlier page. */
  | { kind: 'begin'; checkedAt: number | undefined }
  | { kind: 'tick' }
  | { kind: 'activity' }
  | { kind: 'tabActivity'; at: number }
  /** "Stay signed in" was chosen. */
  | { kind: 'stay' }
  | { kind: 'noteEnd' }
  /** Our server's response; `unknown` if it could not be reached. */
  | { kind: 'answer'; left: SessionLeft | { state: 'unknown' } }
  | { kind: 'checked'; outcome: 'alive' | 'ended' | 'unknown'; activity: number }

export type TimerEffect =
  /** Ask our server for the session's time left, which refreshes the token if that is due. */
  | { kind: 'ask' }
  | { kind: 'stay' }
  | { kind: 'check'; idleSeconds: number; activity: number }
  | { kind: 'storeActivity'; at: number }
  | { kind: 'storeTokenEnd'; at: number }
  /** The session has reached a limit or no longer exists: sign out with the timeout flag. */
  | { kind: 'end' }

export type Step = { timer: TimerState; effects: readonly TimerEffect[] }

/** The warning that the page shows. `idle` can be extended, `absolute` cannot. */
export type Warning = { kind: 'idle' | 'absolute'; secondsLeft: number; isLastCall: boolean }
