/**
 * The sandbox's time, in epoch milliseconds. Everything that expires in the sandbox asks this, never
 * `Date.now`.
 */
export type Clock = { now(): number }

/** A clock that the control service may move; it keeps ticking from where it was put. */
export type AdjustableClock = Clock & {
  advance(seconds: number): void
  set(epochMs: number): void
  reset(): void
}

/**
 * Starts in step with the machine's clock. The offset is lost on a restart, on purpose: data is real, time
 * travel is not.
 */
export const createClock = (): AdjustableClock => {
  let offsetMs = 0
  return {
    now: () => Date.now() + offsetMs,
    advance: seconds => {
      offsetMs += seconds * 1000
    },
    set: epochMs => {
      offsetMs = epochMs - Date.now()
    },
    reset: () => {
      offsetMs = 0
    },
  }
}
