import 'server-only'
import { QUERY_NOTIFICATIONS_MAX_UNITS } from '@/lib/config/limits'
import { NOTIFICATIONS_HEADER } from '@/lib/request/own-headers'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'

/** Placeholder for a list that is too long to be passed on; it cannot be decoded as a list either. */
const TOO_LONG = '!'

/**
 * Puts the list of an address on the request headers of its page, replacing whatever the client sent there.
 */
export function handOverNotifications(query: URLSearchParams, headers: Headers): void {
  const value = query.get(NOTIFICATIONS_PARAMETER)
  if (value === null) headers.delete(NOTIFICATIONS_HEADER)
  else
    headers.set(
      NOTIFICATIONS_HEADER,
      value.length > QUERY_NOTIFICATIONS_MAX_UNITS ? TOO_LONG : encodeURIComponent(value),
    )
}

/** The list as encoded in the address; undefined if there is none. */
export function readHandedOver(headers: Pick<Headers, 'get'>): string | undefined {
  const value = headers.get(NOTIFICATIONS_HEADER)
  return value === null ? undefined : decodeURIComponent(value)
}
