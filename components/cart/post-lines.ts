import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { type LinesAnswer, readLinesAnswer } from './lines-answer'

const LOCK = 'store.cart'

/**
 * Serializes cart requests of all tabs: two tabs that found no cart would each create one. In browsers
 * without Web Locks each tab sends independently.
 */
export async function withTabLock(work: () => Promise<LinesAnswer>): Promise<LinesAnswer> {
  if (!('locks' in navigator)) return work()
  let isHeld = false
  const locked = () => {
    isHeld = true
    return work()
  }
  try {
    return await navigator.locks.request(LOCK, locked)
  } catch (fault) {
    // A browser may refuse locks to a page, for example where it blocks storage.
    if (isHeld) throw fault
    return work()
  }
}

/** Posts cart fields to our own server. Never rejects: a missing response is a failure. */
export async function postLines(action: string, body: URLSearchParams): Promise<LinesAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    })
    return readLinesAnswer(await response.json())
  } catch {
    return { kind: 'failed' }
  }
}
