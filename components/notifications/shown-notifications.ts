import type { ReactNode } from 'react'
import type { Notification, NotificationStatus } from '@/lib/notifications/notification'

/** Id of the area that the server has drawn for notifications. */
export const AREA_ID = 'notifications'

export type AreaWords = {
  close: string
  status: Readonly<Record<NotificationStatus, string>>
}

/** A notification on the page. `id` names it there: another with the same id takes its place. */
export type ShownNotification = Notification & {
  id: string
  onClose?: (() => void) | undefined
  /** What can be done about it, below the message. */
  action?: ReactNode
}
