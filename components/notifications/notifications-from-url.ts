import { getJson } from '@/components/data/get-json'
import { NOTIFICATIONS, type Notification } from '@/lib/notifications/notification'
import { show } from './toast-stack'

/**
 * Shows what the address has to tell, and takes it out of the address, so that neither a reload nor Back
 * tells it again (spec §2). Without an answer of our server it stays there for the next attempt.
 */
export async function showNotificationsFromUrl(path: string): Promise<void> {
  const address = new URL(location.href)
  const value = address.searchParams.get(NOTIFICATIONS)
  if (value === null) return
  const list = drawnByServer() ?? (await ask(path, value))
  if (list === undefined) return
  address.searchParams.delete(NOTIFICATIONS)
  history.replaceState(history.state, '', address)
  for (const notification of list) show(notification)
}

/** A personal page brings them along, drawn for visitors without script. */
function drawnByServer(): readonly Notification[] | undefined {
  const drawn = document.querySelector<HTMLElement>('[data-arrived]')?.dataset.arrived
  // Written by our own server into its own page.
  return drawn === undefined ? undefined : (JSON.parse(drawn) as readonly Notification[])
}

async function ask(path: string, value: string): Promise<readonly Notification[] | undefined> {
  const address = `${path}&${new URLSearchParams({ [NOTIFICATIONS]: value })}`
  const answer = await getJson(address, parseNotifications)
  return answer.ok ? answer.value : undefined
}

const parseNotifications = (body: unknown): readonly Notification[] | undefined =>
  // The answer of our own handler, of the same build.
  Array.isArray(body) ? (body as readonly Notification[]) : undefined
