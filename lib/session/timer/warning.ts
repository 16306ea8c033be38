import { IDLE_LAST_CALL_SECONDS, IDLE_TIMEOUT_SECONDS } from '@/lib/config/limits'
import type { ActiveTimer, TimerState, Warning } from './timer-state'

const IDLE_MS = IDLE_TIMEOUT_SECONDS * 1000

const idleMsLeft = ({ lastActivity }: ActiveTimer, now: number): number => lastActivity + IDLE_MS - now

/**
 * From here on only an explicit confirmation extends the session: a mouse movement must not hide the warning.
 */
export const isIdleWarned = (timer: ActiveTimer, now: number): boolean =>
  idleMsLeft(timer, now) <= timer.warningMs

const absoluteMsLeft = ({ absoluteEnd }: ActiveTimer, now: number): number =>
  absoluteEnd === undefined ? Number.POSITIVE_INFINITY : absoluteEnd - now

/** Whether a limit is reached, as far as the browser knows. */
export const isOver = (timer: ActiveTimer, now: number): boolean =>
  idleMsLeft(timer, now) < 0 || absoluteMsLeft(timer, now) <= 0

/**
 * The warning that the page shows before a limit, 120 s or as long as the user has chosen, with the last call
 * 15 s before it (spec §9). If both limits are near, the nearer one counts.
 * @param now epoch milliseconds
 */
export function warningOf(timer: TimerState, now: number): Warning | undefined {
  if (timer.phase === 'inactive') return undefined
  const idle = idleMsLeft(timer, now)
  const absolute = absoluteMsLeft(timer, now)
  const kind = absolute <= idle ? 'absolute' : 'idle'
  const left = Math.min(idle, absolute)
  if (left > timer.warningMs || (kind === 'absolute' && timer.isEndNoted)) return undefined
  const secondsLeft = Math.max(0, Math.ceil(left / 1000))
  return { kind, secondsLeft, isLastCall: secondsLeft <= IDLE_LAST_CALL_SECONDS }
}
