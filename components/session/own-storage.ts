import { forgetTimes } from './timer/timer-storage'

/** Set where the currency changed when the user was moved to another site (spec §3, client-side storage). */
export const CURRENCY_SWITCHED = 'store.currency_switched'
/** Visitor key for which the message that no site serves the user's country was shown. */
export const COUNTRY_TOLD = 'store.country_told'
const CLOSED_NOTICES = 'store.closed_notifications'
const PREFIX = 'store.'

/**
 * Clears the closed notices, so that they are shown again: the next user has not seen them (spec §4, Logout).
 */
export const forgetClosedNotices = (): void => localStorage.removeItem(CLOSED_NOTICES)

/** Deletes this browser's data of the user; consent and choice of site belong to the browser and stay. */
export function forgetPerson(): void {
  forgetTimes()
  localStorage.removeItem(CURRENCY_SWITCHED)
  localStorage.removeItem(COUNTRY_TOLD)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
