import { failed, ok, type Result } from '@/lib/result/result'
import { ANSWER_WAIT_MS } from './answer-wait'

/**
 * Why there is no usable response. `unavailable`: no response, any other refusal, an outage, or an unexpected
 * shape.
 */
export type GetFailure = {
  kind: 'signedOut' | 'rateLimited' | 'unavailable'
  /** Status of the response; undefined where there was none. */
  status?: number
  /** Parsed JSON, else text. For logs and decisions, never for display. */
  body?: unknown
}

type Options = {
  /** Default GET. A POST reads, too, and also extends the session. */
  method?: 'POST'
  signal?: AbortSignal
  waitMs?: number
  /**
   * The response is the same for all visitors: sent without cookies, so that browser and shared caches may
   * answer.
   */
  isShared?: boolean
}

/**
 * Reads JSON from a handler of our own server, within a deadline. Never rejects.
 * @param parse the value of the agreed shape, or undefined for a body of another one
 */
export async function getJson<T>(
  path: string,
  parse: (body: unknown) => T | undefined,
  { method, signal, waitMs = ANSWER_WAIT_MS, isShared }: Options = {},
): Promise<Result<T, GetFailure>> {
  try {
    const deadline = AbortSignal.timeout(waitMs)
    const response = await fetch(path, {
      ...(method && { method }),
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      ...(isShared ? { credentials: 'omit' } : { cache: 'no-store' }),
    })
    const { ok: isOk, status } = response
    const body = toJson(await response.text())
    const data = isOk ? parse(body) : undefined
    if (data !== undefined) return ok(data)
    return failed({
      kind: status === 401 ? 'signedOut' : status === 429 ? 'rateLimited' : 'unavailable',
      status,
      body,
    })
  } catch {
    return failed({ kind: 'unavailable' })
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
