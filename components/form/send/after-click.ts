/** Ends of a press by mouse, key, touch that turns into scrolling, long touch, and dragging. */
const RELEASES = ['mouseup', 'keyup', 'pointercancel', 'contextmenu', 'dragend']

/**
 * Runs `work` at once, or after the press in progress. A layout shift between press and release, such as an
 * error that appears above a button, would make the click miss its target.
 */
export function afterClick(work: () => void): void {
  if (document.querySelector(':active') === null) {
    work()
    return
  }
  const waiting = new AbortController()
  const release = () => {
    waiting.abort()
    setTimeout(work)
  }
  for (const name of RELEASES)
    document.addEventListener(name, release, { capture: true, signal: waiting.signal })
}
