import type { IncomingMessage } from 'node:http'
import type { FrontDoorOptions } from '../../config/front-door-options.ts'
import { plainAddress } from '../../request/client-address.ts'
import { findHostRule, hostnameOf } from '../../site/hosts.ts'
import type { Refusal } from '../refuse/refusal.ts'
import { pathOf } from './public-query.ts'

/**
 * How the visitor reached us. `pattern` is that of the rule which answers the host: however a client writes a
 * name or makes up a port, there are only so many of them.
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
/** What a platform probes by address; everything else answers under a name of ours only. */
const HEALTH_PATHS = ['/api/health/live', '/api/health/ready', '/api/health/deps']

/**
 * Host, scheme and address of the visitor; forwarded values count only behind our own front. Health checks
 * may come by address, since a container platform probes that way and their answers name no host.
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

/** A forwarded header as sent; several of them make a list, which is no host. */
const singleForwarded = ({ headersDistinct }: IncomingMessage, name: string): string | undefined =>
  headersDistinct[name]?.join(',')

function schemeOf(request: IncomingMessage, { trustProxy }: FrontDoorOptions): 'http' | 'https' {
  return trustProxy && lastHop(request, 'x-forwarded-proto') === 'https' ? 'https' : 'http'
}

function clientOf(request: IncomingMessage, { trustProxy }: FrontDoorOptions): string {
  const forwarded = trustProxy ? lastHop(request, 'x-forwarded-for') : undefined
  return plainAddress(forwarded ?? request.socket.remoteAddress ?? 'unknown')
}

/** The hop our own front has written; everything before it is the client's word. */
const lastHop = ({ headersDistinct }: IncomingMessage, name: string): string | undefined =>
  headersDistinct[name]?.join(',').split(',').at(-1)?.trim().toLowerCase() || undefined
