import 'server-only'
import { QUERY_NOTIFICATIONS_MAX_UNITS } from '@/lib/config/limits'
import { NOTIFICATIONS } from './notification'

/**
 * Header with which the middleware hands the list of an address to the frame of a personal page, which sees
 * no query.
 */
const NOTIFICATIONS_HEADER = 'x-notifications'

/** Stands for what is too long to be handed on: no list either. */
const TOO_LONG = '!'

/** Puts the list of an address on the headers that its page sees, in the place of whatever was sent there. */
export function handOverNotifications(query: URLSearchParams, headers: Headers): void {
  const value = query.get(NOTIFICATIONS)
  if (value === null) headers.delete(NOTIFICATIONS_HEADER)
  else
    headers.set(
      NOTIFICATIONS_HEADER,
      value.length > QUERY_NOTIFICATIONS_MAX_UNITS ? TOO_LONG : encodeURIComponent(value),
    )
}

/** The list as it stood in the address, or undefined. */
export function readHandedOver(headers: Pick<Headers, 'get'>): string | undefined {
  const value = headers.get(NOTIFICATIONS_HEADER)
  return value === null ? undefined : decodeURIComponent(value)
}
