import { findHostRule, type HostRule } from '@/lib/site/hosts'

export type OriginRules = {
  hosts: readonly HostRule[]
  /** Whether the process in front of us is ours, so that its X-Forwarded headers may be believed. */
  trustProxy: boolean
  /** Whether the store is reached over TLS when nobody trustworthy says so. */
  secure: boolean
}

/** The address the visitor sees: `https://store.example.com`, and its host with port. */
export type PublicOrigin = { origin: string; host: string; protocol: 'http' | 'https' }

/**
 * The public origin of a request, or undefined for a host this deployment does not answer. Every absolute address we hand out
 * (redirect_uri above all) is built from this one answer, so no header can plant a foreign one.
 */
export function resolvePublicOrigin(headers: Headers, rules: OriginRules): PublicOrigin | undefined {
  const forwardedHost = rules.trustProxy ? headers.get('x-forwarded-host') : null
  const host = (forwardedHost ?? headers.get('host'))?.toLowerCase()
  if (host === undefined || findHostRule(rules.hosts, host) === undefined) return undefined
  const protocol = resolveProtocol(rules.trustProxy ? headers.get('x-forwarded-proto') : null, rules.secure)
  return { origin: new URL(`${protocol}://${host}`).origin, host, protocol }
}

function resolveProtocol(forwarded: string | null, secure: boolean): 'http' | 'https' {
  if (forwarded === 'http' || forwarded === 'https') return forwarded
  return secure ? 'https' : 'http'
}
