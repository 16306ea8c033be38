import { IDLE_LAST_CALL_SECONDS, IDLE_TIMEOUT_SECONDS, IDLE_WARNING_SECONDS } from '@/lib/config/limits'
import type { ActiveTimer, TimerState, Warning } from './timer-state'

const IDLE_MS = IDLE_TIMEOUT_SECONDS * 1000
const WARNING_MS = IDLE_WARNING_SECONDS * 1000

const idleMsLeft = ({ lastActivity }: ActiveTimer, now: number): number => lastActivity + IDLE_MS - now

/**
 * From here on only an express wish prolongs the session: a hand that comes back to the mouse must not hide
 * the question.
 */
export const isIdleWarned = (life: ActiveTimer, now: number): boolean => idleMsLeft(life, now) <= WARNING_MS

const absoluteMsLeft = ({ absoluteEnd }: ActiveTimer, now: number): number =>
  absoluteEnd === undefined ? Number.POSITIVE_INFINITY : absoluteEnd - now

/** Whether one of the limits has passed, as far as the browser knows. */
export const isOver = (life: ActiveTimer, now: number): boolean =>
  idleMsLeft(life, now) < 0 || absoluteMsLeft(life, now) <= 0

/**
 * What the page has to say 120 s before a limit, with the last call 15 s before it (spec §9). Of two limits
 * the nearer one counts.
 * @param now epoch milliseconds
 */
export function warningOf(life: TimerState, now: number): Warning | undefined {
  if (life.phase === 'inactive') return undefined
  const idle = idleMsLeft(life, now)
  const absolute = absoluteMsLeft(life, now)
  const kind = absolute <= idle ? 'absolute' : 'idle'
  const left = Math.min(idle, absolute)
  if (left > WARNING_MS || (kind === 'absolute' && life.isEndNoted)) return undefined
  const secondsLeft = Math.max(0, Math.ceil(left / 1000))
  return { kind, secondsLeft, isLastCall: secondsLeft <= IDLE_LAST_CALL_SECONDS }
}
