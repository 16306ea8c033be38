import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { type LinesAnswer, readLinesAnswer } from './lines-answer'

const LOCK = 'store.cart'

/**
 * Tabs wait for each other: two that found no cart would each make one. Without the browser's help each goes
 * by itself.
 */
export const withCartLock = (work: () => Promise<LinesAnswer>): Promise<LinesAnswer> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work()

/** Posts fields about the cart to our own server. Never rejects: without an answer it has failed. */
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
