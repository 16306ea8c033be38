/** Kept for the browser as long as somebody is signed in (spec §3, client-side storage). */
const LOCAL_KEYS = ['store.last_activity', 'store.token_expires_at', 'store.currency_switched']
const CLOSED_NOTICES = 'store.closed_notifications'
const PREFIX = 'store.'

/** Closed notices may be shown again: to the next person they are new (spec §4, Logout). */
export const forgetClosedNotices = (): void => localStorage.removeItem(CLOSED_NOTICES)

/** Takes away what this browser keeps of the person; consent and choice of site are the browser's own and stay. */
export function forgetPerson(): void {
  for (const key of LOCAL_KEYS) localStorage.removeItem(key)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
