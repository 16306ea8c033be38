import { tellTabs } from '@/components/session/tab-channel'
import { askAgain } from '@/components/session/visitor'

/** Kept by the life of the session, epoch milliseconds; what cannot be read is not told. */
function lastActivityAt(): number | undefined {
  try {
    return Number(localStorage.getItem('store.last_activity')) || undefined
  } catch {
    return undefined
  }
}

/**
 * Asks our server to sign the visitor in without a question (spec §7). Where that succeeds, every part of the page that shows who is
 * there learns of it, and so do the other tabs. Rejects where our server cannot be asked.
 */
export async function askSilently(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ lastActivityAt: lastActivityAt() }),
    cache: 'no-store',
  })
  if (!response.ok) return
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('state' in answer) || answer.state !== 'signedIn')
    return
  tellTabs({ kind: 'signedIn' })
  await askAgain()
}
