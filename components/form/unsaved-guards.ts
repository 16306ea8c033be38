/** What stops the guards of this page: the browser then closes it without a question. */
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
