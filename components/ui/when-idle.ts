/**
 * Runs a task once the page is loaded and the browser has nothing better to do. Returns what calls it off.
 */
export function whenIdle(task: () => void): () => void {
  let cancelIdle = (): void => undefined
  const wait = (): void => {
    cancelIdle = requestIdle(task)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle()
  }
}

/** Not every browser tells when it is idle; a turn of the timer comes near it. */
function requestIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task)
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(task)
  return () => clearTimeout(timer)
}
