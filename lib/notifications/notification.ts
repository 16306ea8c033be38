/** Severities of a notification (spec §3). */
export const NOTIFICATION_STATUSES = ['SUCCESS', 'ERROR', 'PENDING', 'INFO'] as const

export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number]

/** The severity of a value; an unknown one is INFO. */
export const toStatus = (value: unknown): NotificationStatus =>
  NOTIFICATION_STATUSES.find(status => status === value) ?? 'INFO'

/** A message shown outside of the page's content (spec §3). */
export type Notification = {
  message: string
  status: NotificationStatus
  /**
   * The message is markup that our own server has sanitized; never true for unsigned content of an address.
   */
  isHtml: boolean
  /** Shown once per session under this id, and never again after it was closed. */
  showOncePerSessionNotificationId?: string
}
