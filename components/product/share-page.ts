import { notify } from '@/components/notifications/notify'

/**
 * Shares the page by what the device offers for it, else copies its address, and says so. Where neither is
 * allowed, answers with the address, to be copied by hand.
 */
export async function sharePage(copied: string): Promise<string | undefined> {
  const isDone = (await shareByDevice()) || (await copyAddress(copied))
  return isDone ? undefined : location.href
}

/** Whether the device has taken care of it. Whoever closes its sheet has decided against sharing. */
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
 * Whether the address is in the clipboard, and that has been said. Over plain HTTP browsers have no
 * clipboard, and some refuse it.
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
