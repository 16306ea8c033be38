import type { IncomingMessage } from 'node:http'
import type { FrontDoorOptions } from '../../config/front-door-options.ts'
import { plainAddress } from '../../request/client-address.ts'
import { findHostRule, hostnameOf } from '../../site/hosts.ts'
import type { Refusal } from '../refuse/refusal.ts'
import { pathOf } from './public-query.ts'

/**
 * Host, scheme and client address of a request. `pattern` is that of the matching host rule: the number of
 * patterns is limited, however many names and ports clients make up.
 */
export type PublicAddress = {
  host: string
  pattern: string
  scheme: 'http' | 'https'
  clientAddress: string
}

export type AddressResult = { ok: true; address: PublicAddress } | { ok: false; refusal: Refusal }

const MALFORMED: AddressResult = { ok: false, refusal: { status: 400, code: 'host' } }
const MISDIRECTED: AddressResult = { ok: false, refusal: { status: 421, code: 'misdirected' } }
/** Paths that a container platform probes by IP address; all others need a configured host name. */
const HEALTH_PATHS = ['/api/health/live', '/api/health/ready', '/api/health/deps']

/**
 * Reads host, scheme and client address; forwarded headers count only behind our own proxy. Health checks
 * may come by IP address, since a container platform probes that way and their responses name no host.
 */
export function readPublicAddress(request: IncomingMessage, options: FrontDoorOptions): AddressResult {
  const hosts = request.headersDistinct.host ?? []
  const [own] = hosts
  if (own === undefined || hosts.length > 1 || hostnameOf(own) === undefined) return MALFORMED
  const host = (options.trustProxy ? singleForwarded(request, 'x-forwarded-host') : undefined) ?? own
  if (hostnameOf(host) === undefined) return MALFORMED
  const rule = findHostRule(options.hostRules, host)
  if (rule === undefined && !HEALTH_PATHS.includes(pathOf(request.url ?? ''))) return MISDIRECTED
  const address: PublicAddress = {
    host: host.toLowerCase(),
    pattern: rule?.pattern ?? '',
    scheme: schemeOf(request, options),
    clientAddress: clientOf(request, options),
  }
  return { ok: true, address }
}

/** A forwarded header as sent; if it is sent several times, the joined list is no valid host. */
const singleForwarded = ({ headersDistinct }: IncomingMessage, name: string): string | undefined =>
  headersDistinct[name]?.join(',')

function schemeOf(request: IncomingMessage, { trustProxy }: FrontDoorOptions): 'http' | 'https' {
  return trustProxy && lastHop(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http'
}

function clientOf(request: IncomingMessage, { trustProxy }: FrontDoorOptions): string {
  const forwarded = trustProxy ? lastHop(request, 'x-forwarded-for') : undefined
  return plainAddress(forwarded ?? request.socket.remoteAddress ?? 'unknown')
}

/** The last entry, which our own proxy has written; every entry before it is set by the client. */
const lastHop = ({ headersDistinct }: IncomingMessage, name: string): string | undefined =>
  headersDistinct[name]?.join(',').split(',').at(-1)?.trim().toLowerCase() || undefined
