import { networkOf } from '@/lib/request/network-address'
import { findHostRule, type HostRule } from '@/lib/site/hosts'

/** A request, or what the framework tells a page of it. */
export type WithHeaders = { headers: Pick<Headers, 'get'> }

/** What of the deployment decides whom a request's address headers may be believed from. */
export type AddressRules = { hostRules: readonly HostRule[]; trustProxy: boolean }

/**
 * Scheme and host the visitor used, or undefined for a host this deployment does not answer. Forwarded
 * headers count only behind our own front; a list of them is no host.
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

/**
 * Network address that counts as one visitor, as the front door found it; it overwrites the header on every
 * request.
 */
export const clientAddress = (request: Request): string =>
  networkOf(request.headers.get('x-client-address') ?? 'unknown')
