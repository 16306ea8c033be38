/**
 * Where a browser keeps the ids of the notices it has closed (spec §4): local storage, separated by commas.
 */
export const CLOSED_NOTIFICATIONS_KEY = 'store.closed_notifications'

/** The attribute of a notice that names it. */
export const NOTICE_ID_ATTRIBUTE = 'data-notice-id'
