import type { ServiceName } from './service.ts'

/**
 * What goes wrong with matching requests. `reset` drops the connection unanswered, `hang` never answers,
 * `truncate` stops in the middle of the real body, `commit-then-reset` does the work and drops the answer.
 */
export const FAULT_ACTIONS = ['reset', 'hang', 'truncate', 'commit-then-reset'] as const

type FaultAction = (typeof FAULT_ACTIONS)[number]

export type Fault = {
  service: ServiceName
  method?: string | undefined
  /** A path prefix, or a regular expression when it starts with `^`. */
  path: string
  status?: number | undefined
  delayMs?: number | undefined
  /** Text as it is; anything else is sent as JSON. */
  body?: unknown
  contentType?: string | undefined
  headers?: Record<string, string> | undefined
  action?: FaultAction | undefined
  /** How many requests it hits; without it, all of them until it is removed. */
  times?: number | undefined
}

export type FaultPlan = {
  add(fault: Fault): void
  clear(): void
  list(): readonly Fault[]
  /** The first fault for this request, used up by one. */
  take(service: ServiceName, method: string, path: string): Fault | undefined
}

export const createFaultPlan = (): FaultPlan => {
  let armed: { fault: Fault; left: number; matches: (path: string) => boolean }[] = []
  return {
    add: fault => {
      armed.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY, matches: pathMatcher(fault.path) })
    },
    clear: () => {
      armed = []
    },
    list: () => armed.map(entry => entry.fault),
    take: (service, method, path) => {
      const entry = armed.find(
        ({ fault, matches }) =>
          fault.service === service &&
          (fault.method === undefined || fault.method.toUpperCase() === method) &&
          matches(path),
      )
      if (entry === undefined) return undefined
      entry.left -= 1
      if (entry.left <= 0) armed = armed.filter(other => other !== entry)
      return entry.fault
    },
  }
}

const pathMatcher = (path: string): ((candidate: string) => boolean) => {
  if (!path.startsWith('^')) return candidate => candidate.startsWith(path)
  const pattern = new RegExp(path)
  return candidate => pattern.test(candidate)
}
