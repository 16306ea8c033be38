import { isIPv4, isIPv6 } from 'node:net'

const WITH_PORT = /^(?:\[(?<bracketed>[^\]]+)\]|(?<dotted>[\d.]+))(?::\d{1,5})?$/
/** An IPv4 address embedded in IPv6, mapped or translated (NAT64), as the URL parser writes it. */
const MAPPED = /^(?:::ffff|64:ff9b:):(?<high>[\da-f]{1,4}):(?<low>[\da-f]{1,4})$/

/**
 * Normalizes an IP address, whatever spelling the proxy uses: without port, brackets and zone, and an IPv4
 * address embedded in IPv6 as IPv4. Text that is no IP address is returned unchanged.
 */
export function plainAddress(written: string): string {
  const { bracketed, dotted } = WITH_PORT.exec(written)?.groups ?? {}
  const [address = ''] = (bracketed ?? dotted ?? written).split('%', 1)
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return written
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const { high, low } = MAPPED.exec(canonical)?.groups ?? {}
  return high === undefined || low === undefined ? canonical : toDotted(high, low)
}

const BYTE = 256

const toDotted = (...groups: readonly string[]): string =>
  groups
    .map(group => Number.parseInt(group, 16))
    .flatMap(value => [Math.floor(value / BYTE), value % BYTE])
    .join('.')
