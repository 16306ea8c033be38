import { BlockList, isIPv4, isIPv6 } from 'node:net'
import { plainAddress } from './client-address.ts'

const GROUPS = 8
/** An IPv6 customer network has at least a /64, within which its users choose addresses freely. */
const NETWORK_GROUPS = 4
/** Many providers give every customer a /48, of which each has 65,536 of the former. */
const CUSTOMER_GROUPS = 3

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/**
 * The key of rate limits: an IPv4 address, or the /64 network of an IPv6 address, whose other half a client
 * can change freely.
 */
export const networkOf = (address: string): string => networkOfGroups(address, NETWORK_GROUPS)

/** The key of bounds of which nobody may have many: an IPv4 address, or the /48 of an IPv6 address. */
export const customerNetworkOf = (address: string): string => networkOfGroups(address, CUSTOMER_GROUPS)

function networkOfGroups(address: string, length: number): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const [front, back] = [groupsOf(head), groupsOf(tail)]
  const missing = plain.includes('::') ? GROUPS - front.length - back.length : 0
  const groups = [...front, ...Array<string>(missing).fill('0'), ...back]
  const network = groups.slice(0, length).map(group => Number.parseInt(group, 16).toString(16))
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
/** The network that `networkOf` returns for the loopback address; no other host belongs to it. */
OURS.addAddress('::', 'ipv6')

/** Whether a network, as returned by `networkOf`, is that of this machine or a private one. */
export const isOfOurNetwork = (network: string): boolean =>
  (isIPv4(network) && OURS.check(network)) || (isIPv6(network) && OURS.check(network, 'ipv6'))
