import { LRUCache } from 'lru-cache'
import { isOutage, ok, type Problem, type Result } from '@/lib/http/result'

/** How long an answer of the catalogue is used before it is asked again. */
export const CATALOGUE_FRESH_MS = 10_000
/** How long an answer stands in for a back end that is away. */
export const CATALOGUE_KEPT_MS = 24 * 60 * 60 * 1000
/** How long nobody asks again after a failure. */
export const CATALOGUE_PAUSE_MS = 5_000

const MOST_ANSWERS = 5_000

/**
 * An answer of the catalogue. `asOf` (epoch milliseconds) only where commerce is away and an earlier answer stands in:
 * prices and availability may have changed since then, and the page says so.
 */
export type Kept<T> = { value: T; asOf?: number }

type Entry = { value: object; readAt: number; askAgainAt: number }

type Load<T> = () => Promise<Result<T, Problem>>

/**
 * Keeps the last good answer to each question. Who asks while one is on its way shares the wait. A refusal, such as an
 * unknown code, is an answer too: nothing is kept of what is gone.
 */
export function keepAnswers(now: () => number) {
  const entries = new LRUCache<string, Entry>({ max: MOST_ANSWERS, ttl: CATALOGUE_KEPT_MS, perf: { now } })
  const asking = new Map<string, Promise<Result<Kept<object>, Problem>>>()

  async function ask(key: string, load: Load<object>): Promise<Result<Kept<object>, Problem>> {
    const answer = await load()
    if (answer.ok) {
      const readAt = now()
      entries.set(key, { value: answer.value, readAt, askAgainAt: readAt + CATALOGUE_FRESH_MS })
      return ok({ value: answer.value })
    }
    const earlier = entries.get(key)
    if (earlier === undefined) return answer
    if (!isOutage(answer.error)) {
      entries.delete(key)
      return answer
    }
    earlier.askAgainAt = now() + CATALOGUE_PAUSE_MS
    return ok(standIn(earlier))
  }

  const standIn = ({ value, readAt }: Entry): Kept<object> =>
    now() - readAt < CATALOGUE_FRESH_MS ? { value } : { value, asOf: readAt }

  return {
    /** The answer to the question named `key`, which also names the type of its answer. */
    async get<T extends object>(key: string, load: Load<T>): Promise<Result<Kept<T>, Problem>> {
      const known = entries.get(key)
      if (known !== undefined && now() < known.askAgainAt)
        return ok(standIn(known)) as Result<Kept<T>, Problem>
      const waiting = asking.get(key) ?? ask(key, load).finally(() => asking.delete(key))
      asking.set(key, waiting)
      return waiting as Promise<Result<Kept<T>, Problem>>
    },
    /** Makes every answer be asked again; what is kept still stands in for an outage. */
    expire(): void {
      for (const entry of entries.values()) entry.askAgainAt = 0
    },
  }
}
