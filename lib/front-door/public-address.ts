import type { IncomingMessage } from 'node:http'
import { findHostRule, hostnameOf } from '../site/hosts.ts'
import type { FrontDoorOptions } from './options.ts'
import type { Refusal } from './refusal.ts'

/** How the visitor reached us. */
export type PublicAddress = { host: string; scheme: 'http' | 'https'; clientAddress: string }

export type AddressResult = { ok: true; address: PublicAddress } | { ok: false; refusal: Refusal }

const MALFORMED: AddressResult = { ok: false, refusal: { status: 400, code: 'host' } }
const MISDIRECTED: AddressResult = { ok: false, refusal: { status: 421, code: 'misdirected' } }
const HEALTH_PREFIX = '/api/health/'

/**
 * Host, scheme and address of the visitor; forwarded values count only behind our own front. Health checks may come by
 * address, since a container platform probes that way and their answers name no host.
 */
export function readPublicAddress(request: IncomingMessage, options: FrontDoorOptions): AddressResult {
  const hosts = request.headersDistinct.host ?? []
  const [own] = hosts
  if (own === undefined || hosts.length > 1 || hostnameOf(own) === undefined) return MALFORMED
  const host = (options.trustProxy ? singleForwarded(request, 'x-forwarded-host') : undefined) ?? own
  if (hostnameOf(host) === undefined) return MALFORMED
  const known = findHostRule(options.hostRules, host) !== undefined
  if (!known && request.url?.startsWith(HEALTH_PREFIX) !== true) return MISDIRECTED
  const address = {
    host: host.toLowerCase(),
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
  return (forwarded ?? request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '')
}

/** The hop our own front has written; everything before it is the client's word. */
const lastHop = ({ headersDistinct }: IncomingMessage, name: string): string | undefined =>
  headersDistinct[name]?.join(',').split(',').at(-1)?.trim().toLowerCase() || undefined
