const REQUESTED = 'store:consent-settings'

/** Somebody wants to look at their choice again. */
export const requestConsentSettings = (): boolean => window.dispatchEvent(new Event(REQUESTED))

/** Returns what ends the listening. */
export function onConsentSettings(open: () => void): () => void {
  window.addEventListener(REQUESTED, open)
  return () => window.removeEventListener(REQUESTED, open)
}
