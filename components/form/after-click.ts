/**
 * Runs `work` at once, or after the click in progress. A layout shift between press and release, such as an
 * error that appears above a button, would make the click miss its target.
 */
export function afterClick(work: () => void): void {
  if (document.querySelector(':active') === null) work()
  else document.addEventListener('mouseup', () => setTimeout(work), { once: true, capture: true })
}
