/** Runs a task once the page is loaded and the browser is idle. Returns the function that cancels it. */
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

/** Fallback for browsers without `requestIdleCallback`: a timer. */
function requestIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const id = window.requestIdleCallback(task)
    return () => window.cancelIdleCallback(id)
  }
  const timer = setTimeout(task)
  return () => clearTimeout(timer)
}
