/** What a request says of its person's last activity. */
export type Activity = {
  /** Epoch milliseconds. */
  at: number
  /** Told by the browser for the idle clock itself: it may neither be rounded nor lost. */
  exact: boolean
}

export const SESSION_PATH = '/api/session'
export const CUSTOMER_CHECK_PATH = '/store/customer/current'

/** Query parameter of the customer check: whole seconds since the last activity in the browser. */
export const IDLE_SECONDS = 'idle'

const WHOLE_SECONDS = /^\d{1,6}$/

/** A visit of a page is somebody's doing. */
export const pageActivity = (now: number): Activity => ({ at: now, exact: false })

/**
 * What a handler's request tells: one that changes something is somebody's doing, one that looks is not,
 * because pages look by themselves. The check of the customer tells how long ago it was (spec §4); what it
 * tells can never lie in the future.
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
