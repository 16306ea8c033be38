/** Query parameter with the encoded list of notifications (spec §3). */
export const NOTIFICATIONS = 'notifications'

/** Severities of a notification (spec §3). */
export const NOTIFICATION_STATUSES = ['SUCCESS', 'ERROR', 'PENDING', 'INFO'] as const

export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number]

/** The severity that is meant; whatever is unknown is INFO. */
export const toStatus = (value: unknown): NotificationStatus =>
  NOTIFICATION_STATUSES.find(status => status === value) ?? 'INFO'

/** What somebody is told outside of what they are reading (spec §3). */
export type Notification = {
  message: string
  status: NotificationStatus
  /** The message is markup that our own server has cleaned; never so for what an address brings along. */
  isHtml: boolean
  /** Shown once per session under this name, and never again where it was closed. */
  showOncePerSessionNotificationId?: string
}
