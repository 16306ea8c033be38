/**
 * Faults between the store and a back end.
 * - `reset`: the connection is dropped at once · `resetBody`, `truncated`: in the middle of the real response
 * - `slow`, `trickle`: no response, or no further bytes, for `ms` · `html`, `garbage`: 200 with other content
 * - `busy`: 429 with the seconds to wait · `failing`: 503 · `lost`: the work is done and its response dropped
 * - `held`: the work is done and its response held back until the proxy is released
 * - `waiting`: the request itself is held back until then
 */
export type Fault =
  | {
      kind: 'reset' | 'resetBody' | 'truncated' | 'html' | 'garbage' | 'failing' | 'lost' | 'held' | 'waiting'
    }
  | { kind: 'slow' | 'trickle'; ms: number }
  | { kind: 'busy'; seconds: number }

export type FaultRule = {
  fault: Fault
  method?: string
  /** Matched against path and query. */
  path?: RegExp
  /** A part of the request body, for calls whose address names no user. */
  body?: string
  /** The token of the user whose calls are meant. */
  authorization?: string
  /** The number of affected requests; without it, all of them until the fault is removed. */
  times?: number
  /** Lets every second request pass. */
  flapping?: boolean
}

/** Times in milliseconds; `endedAt` once it was answered. */
export type SeenRequest = {
  method: string
  path: string
  body: string
  authorization: string | undefined
  startedAt: number
  endedAt?: number
}

/** Whether a request is one of those that a rule means. */
export const matches = (rule: FaultRule, { method, path, body, authorization }: SeenRequest): boolean =>
  (rule.method ?? method) === method &&
  (rule.path?.test(path) ?? true) &&
  (rule.body === undefined || body.includes(rule.body)) &&
  (rule.authorization ?? authorization) === authorization
