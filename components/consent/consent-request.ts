/** Marks what the server has drawn to open the choice of cookies again. */
export const SETTINGS_OPENER = 'data-consent-settings'

/** Shows the openers of the page and calls `open` when one is pressed. Returns what takes that back. */
export function onConsentSettings(open: () => void): () => void {
  const openers = [...document.querySelectorAll(`[${SETTINGS_OPENER}]`)]
  for (const opener of openers) {
    opener.classList.remove('invisible')
    opener.addEventListener('click', open)
  }
  return () => {
    for (const opener of openers) {
      opener.classList.add('invisible')
      opener.removeEventListener('click', open)
    }
  }
}
