import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { noteSignInEnd, noteSignInStart } from '@/components/session/sso-referrer'
import { notifyTabs } from '@/components/session/tab-channel'
import { storedTime } from '@/components/session/timer/timer-storage'
import { askAgain } from '@/components/session/visitor'

/**
 * Requests a silent sign-in from our server (spec §7). After a success, every part of the page that shows the
 * visitor is updated, and the other tabs are notified. Rejects where our server cannot be reached.
 */
export async function askSilently(address: string): Promise<void> {
  noteSignInStart(`${window.location.pathname}${window.location.search}`)
  try {
    await ask(address)
  } finally {
    noteSignInEnd()
  }
}

async function ask(address: string): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ lastActivityAt: storedTime('last_activity', Date.now()) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_WAIT_MS),
  })
  if (!response.ok) return
  const answer: unknown = await response.json()
  if (typeof answer !== 'object' || answer === null || !('state' in answer) || answer.state !== 'signedIn')
    return
  notifyTabs({ kind: 'signedIn' })
  await askAgain()
}
