import { notify } from '@/components/notifications/notify'

/**
 * Shares the page by the device's share sheet, or else copies its address and confirms this. If neither is
 * allowed, resolves to the address, to be copied by hand.
 */
export async function sharePage(copied: string): Promise<string | undefined> {
  const isDone = (await shareByDevice()) || (await copyAddress(copied))
  return isDone ? undefined : location.href
}

/** Whether the share sheet was shown. A user who closes it has decided against sharing. */
async function shareByDevice(): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share({ url: location.href, title: document.title })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/**
 * Whether the address was copied and this was confirmed. Over plain HTTP browsers offer no clipboard, and
 * some refuse it.
 */
async function copyAddress(copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.href)
    await notify({ message: copied, status: 'SUCCESS', id: 'shared' })
    return true
  } catch {
    return false
  }
}
