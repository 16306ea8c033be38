import type { NotificationStatus } from '@/lib/notifications/notification'

export type Notice = {
  message: string
  /** Default INFO. */
  status?: NotificationStatus
  /** Another notice with the same id takes the place of this one, as the result does of what was PENDING. */
  id?: string
  /** Shown once per session under this name, and never again where it was closed (spec §2). */
  showOncePerSessionNotificationId?: string
  onClose?: () => void
}

/**
 * Tells something beside what is being read, from any script of the page. What draws it is loaded when it is
 * first needed.
 */
export async function notify({ status = 'INFO', ...notice }: Notice): Promise<void> {
  const { show } = await import('./toast-stack')
  show({ ...notice, status, isHtml: false })
}
