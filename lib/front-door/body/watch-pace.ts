import type { Pace } from './body-settings.ts'

/**
 * Calls back once a body has brought too few bytes within a window. An average from the beginning would let a
 * client that has sent much at once pause for minutes.
 * @returns ends the watch
 */
export function watchPace(
  { windowMs, leastBytes }: Pace,
  received: () => number,
  whenTooSlow: () => void,
): () => void {
  let before = 0
  const timer = setInterval(() => {
    const now = received()
    if (now - before < leastBytes) {
      clearInterval(timer)
      whenTooSlow()
    }
    before = now
  }, windowMs)
  timer.unref()
  return () => clearInterval(timer)
}
