/** Functions that disable the guards of this page, so that the browser leaves it without asking. */
const releases = new Set<() => void>()

/** Registers a guard of unsaved input, which asks before the page is left; returns its removal. */
export function addGuard(release: () => void): () => void {
  releases.add(release)
  return () => releases.delete(release)
}

/** Ends all guards of the page, because it is left whatever is unsaved. */
export function releaseGuards(): void {
  for (const release of releases) release()
}
