import type { NotificationStatus } from '@/lib/notifications/notification'

export type Notice = {
  message: string
  /** Default INFO. */
  status?: NotificationStatus
  /** A later notification with the same id replaces this one, for example the result replaces PENDING. */
  id?: string
  /** Shown once per session under this name, and never again once it was closed (spec §2). */
  showOncePerSessionNotificationId?: string
  onClose?: () => void
}

/**
 * Shows a notification (toast) from any script of the page. The code that renders it is loaded on first use.
 */
export async function notify({ status = 'INFO', ...notice }: Notice): Promise<void> {
  const { show } = await import('./toast-stack')
  show({ ...notice, status, isHtml: false })
}
