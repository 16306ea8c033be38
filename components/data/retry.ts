import { SWR_ERROR_RETRY_MS } from '@/lib/config/limits'
import { FetchError } from './fetch-json'

/** The pause doubles with every failure, up to this number of times. */
const DOUBLINGS = 4

/**
 * After this number of failed retries, the next one needs a user action, a return to the page or a restored
 * connection.
 */
const MAX_RETRIES = 6

/** Random share of a pause, so that many browsers do not retry at the same moment. */
const JITTER = 0.25

/**
 * Pause before a failed read is retried, in milliseconds; undefined for never. A refusal (4xx) would be the
 * same the next time. `attempt` counts from 1, `chance` is from 0 to 1.
 */
export function retryPause(error: unknown, attempt: number, chance: number): number | undefined {
  if (attempt > MAX_RETRIES || isRefusal(error)) return undefined
  const pause = SWR_ERROR_RETRY_MS * 2 ** Math.min(attempt - 1, DOUBLINGS)
  return Math.round(pause * (1 + JITTER * (2 * chance - 1)))
}

const isRefusal = (error: unknown): boolean =>
  error instanceof FetchError && error.status !== undefined && error.status >= 400 && error.status < 500
