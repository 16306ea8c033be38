import 'server-only'

export type PollLimits = {
  /** Milliseconds between the starts of two attempts. */
  everyMs: number
  /** Milliseconds in total. */
  forMs: number
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/**
 * Calls `ask` until it returns true or the time is up; returns whether it returned true. Attempts never
 * overlap: the next one waits for the previous one. Each attempt receives the milliseconds that are left.
 */
export async function pollUntil(
  ask: (leftMs: number) => Promise<boolean>,
  { everyMs, forMs }: PollLimits,
): Promise<boolean> {
  const endsAt = performance.now() + forMs
  for (let left = forMs; left > 0; left = endsAt - performance.now()) {
    const untilNext = pause(Math.min(everyMs, left))
    if (await ask(left)) return true
    await untilNext
  }
  return false
}
