import { forgetTimes } from './timer/timer-storage'

/** Says that the currency changed with the site somebody was moved to (spec §3, client-side storage). */
export const CURRENCY_SWITCHED = 'store.currency_switched'
/** For which sign-in it was told that no site serves the person's country. */
export const COUNTRY_TOLD = 'store.country_told'
const CLOSED_NOTICES = 'store.closed_notifications'
const PREFIX = 'store.'

/** Closed notices may be shown again: to the next person they are new (spec §4, Logout). */
export const forgetClosedNotices = (): void => localStorage.removeItem(CLOSED_NOTICES)

/**
 * Takes away what this browser keeps of the person; consent and choice of site are the browser's own and
 * stay.
 */
export function forgetPerson(): void {
  forgetTimes()
  localStorage.removeItem(CURRENCY_SWITCHED)
  localStorage.removeItem(COUNTRY_TOLD)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
