import type { ReactNode } from 'react'
import type { Notification, NotificationStatus } from '@/lib/notifications/notification'

/** Id of the area that the server renders for notifications. */
export const AREA_ID = 'notifications'

export type AreaLabels = {
  close: string
  status: Readonly<Record<NotificationStatus, string>>
}

/** A notification on the page. Another one with the same `id` replaces it. */
export type ShownNotification = Notification & {
  id: string
  onClose?: (() => void) | undefined
  /** Possible actions, below the message. */
  action?: ReactNode
}
