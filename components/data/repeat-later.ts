/** Timers of scheduled repetitions, by key. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Schedules another read after a pause. Only the latest repetition of a key is scheduled, so reads in between
 * start no second series.
 */
export function repeatLater(key: string, pauseMs: number, repeat: () => void): void {
  clearTimeout(waiting.get(key))
  const timer = setTimeout(() => {
    waiting.delete(key)
    repeat()
  }, pauseMs)
  waiting.set(key, timer)
}

/** Cancels the scheduled repetition of a key. */
export function forgetRepetition(key: string): void {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
}
