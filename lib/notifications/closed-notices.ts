/** Local storage key for the ids of closed notices (spec §4), separated by commas. */
export const CLOSED_NOTIFICATIONS_KEY = 'store.closed_notifications'

/** Attribute with the id of a notice. */
export const NOTICE_ID_ATTRIBUTE = 'data-notice-id'
