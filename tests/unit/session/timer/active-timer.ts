import type { ActiveTimer } from '@/lib/session/timer/timer-state'

export const START = 1_800_000_000_000

/** Epoch milliseconds of a second after the start. */
export const at = (seconds: number): number => START + seconds * 1000

/** A page that knows everything, looked at since the start. */
export const alive: ActiveTimer = {
  phase: 'active',
  lastActivity: START,
  isFresh: false,
  reported: START,
  checkedAt: START,
  tickedAt: START,
  pending: undefined,
  askedAt: undefined,
  tokenEnd: undefined,
  absoluteEnd: at(28_800),
  isEndNoted: false,
  warningMs: 120_000,
}
