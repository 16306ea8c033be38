import { getJson } from '@/components/data/get-json'
import type { Notification } from '@/lib/notifications/notification'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'
import { show } from './toast-stack'

/**
 * Shows the notifications in the address, and removes them from it, so that neither a reload nor Back shows
 * them again (spec §2). If the server does not respond, they stay there for the next attempt.
 */
export async function showNotificationsFromUrl(path: string): Promise<void> {
  const address = new URL(location.href)
  const value = address.searchParams.get(NOTIFICATIONS_PARAMETER)
  if (value === null) return
  const list = drawnByServer() ?? (await ask(path, value))
  if (list === undefined) return
  address.searchParams.delete(NOTIFICATIONS_PARAMETER)
  history.replaceState(history.state, '', address)
  for (const notification of list) show(notification)
}

/** Notifications that a personal page contains, rendered for visitors without script. */
function drawnByServer(): readonly Notification[] | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-url-notifications]')?.dataset.urlNotifications
  // Written by our own server into its own page.
  return drawn === undefined ? undefined : (JSON.parse(drawn) as readonly Notification[])
}

async function ask(path: string, value: string): Promise<readonly Notification[] | undefined> {
  const address = `${path}&${new URLSearchParams({ [NOTIFICATIONS_PARAMETER]: value })}`
  const answer = await getJson(address, parseNotifications)
  return answer.ok ? answer.value : undefined
}

const parseNotifications = (body: unknown): readonly Notification[] | undefined =>
  // The response of our own handler, of the same build.
  Array.isArray(body) ? (body as readonly Notification[]) : undefined
