import { failed, ok, type Result } from '@/lib/result/result'
import { ANSWER_WAIT_MS } from './answer-wait'

/** Why nothing usable came. `unavailable`: no answer, an outage, or a body of another shape. */
export type GetFailure = {
  kind: 'signedOut' | 'rateLimited' | 'refused' | 'unavailable'
  /** Status of the answer; undefined where there was none. */
  status?: number
  /** Parsed JSON, else text. For logs and decisions, never to be shown. */
  body?: unknown
  cause?: unknown
}

type Options = {
  signal?: AbortSignal
  waitMs?: number
  /** The same for everybody: sent without cookies, so that browser and caches on the way may answer. */
  isShared?: boolean
}

/**
 * Reads JSON from a GET handler of our own server, within a deadline. Never rejects.
 * @param parse the value of the agreed shape, or undefined for a body of another one
 */
export async function getJson<T>(
  path: string,
  parse: (body: unknown) => T | undefined,
  { signal, waitMs = ANSWER_WAIT_MS, isShared = false }: Options = {},
): Promise<Result<T, GetFailure>> {
  const deadline = AbortSignal.timeout(waitMs)
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
      ...(isShared ? { credentials: 'omit' } : { cache: 'no-store' }),
    })
    const { status } = response
    const body = await readBody(response)
    const data = response.ok ? parse(body) : undefined
    return data === undefined ? failed({ kind: kindOf(status), status, body }) : ok(data)
  } catch (cause) {
    return failed({ kind: 'unavailable', cause })
  }
}

function kindOf(status: number): GetFailure['kind'] {
  if (status === 401) return 'signedOut'
  if (status === 429) return 'rateLimited'
  return status >= 400 && status < 500 ? 'refused' : 'unavailable'
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
