/** The user's last activity according to a request. */
export type Activity = {
  /** Epoch milliseconds. */
  at: number
  /** Reported by the browser for the idle timer itself: it may be neither rounded nor lost. */
  exact: boolean
}

export const SESSION_PATH = '/api/session'
export const CUSTOMER_CHECK_PATH = '/store/customer/current'

/** Query parameter of the customer check: whole seconds since the last activity in the browser. */
export const IDLE_SECONDS = 'idle'

const WHOLE_SECONDS = /^\d{1,6}$/

/** Opening a page counts as activity of the user. */
export const pageActivity = (now: number): Activity => ({ at: now, exact: false })

/**
 * The activity that a handler's request proves: a write proves activity, a read does not, because pages send
 * reads by themselves. The customer check reports how long ago the last activity was (spec §4); a reported
 * time is never in the future.
 * @param now epoch milliseconds
 */
export function handlerActivity(
  { method, path, idle }: { method: string; path: string; idle: string | null },
  now: number,
): Activity | undefined {
  if (path === CUSTOMER_CHECK_PATH)
    return idle !== null && WHOLE_SECONDS.test(idle)
      ? { at: now - Number(idle) * 1000, exact: true }
      : undefined
  if (method === 'GET' || method === 'HEAD') return undefined
  return { at: now, exact: path === SESSION_PATH }
}
