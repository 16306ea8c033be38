import 'server-only'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const KEPT_MS = 10 * 60 * 1000

// Handlers are bundled one by one; the same form sent twice may reach two of them.
declare global {
  var storeReplays: LRUCache<string, Promise<unknown>> | undefined
}

function replays(): LRUCache<string, Promise<unknown>> {
  globalThis.storeReplays ??= new LRUCache({ max: 20_000, ttl: KEPT_MS })
  return globalThis.storeReplays
}

/** Name of one sending: who sent what with which key. The content is part of it, so a key stands for one content only. */
export const replayKey = (owner: string, submissionKey: string, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([owner, submissionKey, content]))
    .digest('base64url')

/**
 * Runs a write once per key: a double click joins the run under way, a repetition gets the same answer. Only an answer that
 * `isFinal` is kept, so that a failed try can be repeated.
 */
export async function oncePerKey<T>(
  key: string,
  isFinal: (answer: T) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  // Keys of different kinds of answers never meet: each handler puts its own name into them.
  const known = replays().get(key) as Promise<T> | undefined
  if (known !== undefined) return known
  const running = run()
  replays().set(key, running)
  try {
    const answer = await running
    if (!isFinal(answer)) replays().delete(key)
    return answer
  } catch (fault) {
    replays().delete(key)
    throw fault
  }
}
