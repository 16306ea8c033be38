import { networkOf } from '@/lib/request/network-address'
import { CLIENT_ADDRESS_HEADER } from '@/lib/request/own-headers'
import { findHostRule, type HostRule } from '@/lib/site/hosts'

/** A request, or the headers that the framework passes to a page. */
export type WithHeaders = { headers: Pick<Headers, 'get'> }

/** Deployment settings that decide which address headers of a request are trusted. */
export type AddressRules = { hostRules: readonly HostRule[]; trustProxy: boolean }

/**
 * Scheme and host of the request, or undefined for a host that this deployment does not serve. Forwarded
 * headers count only behind our own proxy; a list in one of them is no host.
 */
export function publicOrigin(
  { headers }: WithHeaders,
  { hostRules, trustProxy }: AddressRules,
): string | undefined {
  const forwardedHost = trustProxy ? headers.get('x-forwarded-host') : null
  const host = forwardedHost ?? headers.get('host')
  if (host === null || findHostRule(hostRules, host) === undefined) return undefined
  const scheme = trustProxy ? headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  const origin = `${scheme === 'https' ? 'https' : 'http'}://${host}`
  return URL.canParse(origin) ? new URL(origin).origin : undefined
}

/** Client network for rate limits, from the header that the front door overwrites on every request. */
export const clientAddress = (request: Request): string =>
  networkOf(request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown')
