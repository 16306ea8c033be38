/** What waits to be read again, by its key. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Reads again after a pause. Of one key only the latest repetition waits, so looks in between start no second
 * series.
 */
export function repeatLater(key: string, pauseMs: number, repeat: () => void): void {
  clearTimeout(waiting.get(key))
  const timer = setTimeout(() => {
    waiting.delete(key)
    repeat()
  }, pauseMs)
  waiting.set(key, timer)
}

/** Nothing waits any more for what has been read. */
export function forgetRepetition(key: string): void {
  clearTimeout(waiting.get(key))
  waiting.delete(key)
}
