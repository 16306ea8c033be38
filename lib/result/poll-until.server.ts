import 'server-only'

export type PollLimits = {
  /** Milliseconds between the beginnings of two questions. */
  everyMs: number
  /** Milliseconds in all. */
  forMs: number
}

const pause = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/**
 * Asks until the answer is yes or the time is up; the answer is whether it was yes. A question that is still
 * open when its successor is due is waited for, never asked twice at a time; each is told the milliseconds
 * that are left.
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
