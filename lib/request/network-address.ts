import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './client-address.ts'

const GROUPS = 8
/** One customer of a provider has at least this much of an IPv6 address to choose the rest from. */
const NETWORK_GROUPS = 4

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/**
 * What counts as one sender for limits: an IPv4 address, or the network of an IPv6 address, whose other half
 * anybody changes at will.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const missing = plain.includes('::') ? GROUPS - front.length - back.length : 0
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back]
  const network = groups.slice(0, NETWORK_GROUPS).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::`
}

const OURS = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OURS.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OURS.addSubnet(network, prefix, 'ipv6')
/** As `networkOf` names the network of the loopback address, of which nobody else is part. */
OURS.addAddress('::', 'ipv6')

/** Whether a network, as `networkOf` names it, is this machine's own or a private one. */
export const isOfOurNetwork = (network: string): boolean =>
  (isIPv4(network) && OURS.check(network)) || (isIPv6(network) && OURS.check(network, 'ipv6'))
