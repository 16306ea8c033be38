import { isIPv6 } from 'node:net'
import { plainAddress } from '../front-door/client-address.ts'

const GROUPS = 8
/** One customer of a provider has at least this much of an IPv6 address to choose the rest from. */
const NETWORK_GROUPS = 4

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'))

/**
 * What counts as one sender for limits: an IPv4 address, or the network of an IPv6 address, whose other half anybody
 * changes at will.
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
