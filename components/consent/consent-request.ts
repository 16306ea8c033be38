/** Attribute of server-rendered buttons that open the cookie settings again. */
export const SETTINGS_OPENER = 'data-consent-settings'

/** Shows these buttons and calls `open` when one is pressed. Returns the cleanup function. */
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
