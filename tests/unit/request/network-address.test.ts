import { describe, expect, it } from 'vitest'
import { customerNetworkOf, isOfOurNetwork, networkOf } from '@/lib/request/network-address'

describe('one sender', () => {
  it.each([
    '192.0.2.203',
    '192.0.2.203:40001',
    '192.0.2.203:40013',
    '::ffff:192.0.2.203',
    '::FFFF:c000:02cb',
    '0:0:0:0:0:ffff:c000:2cb',
    '[::ffff:192.0.2.203]:40001',
  ])('is an IPv4 address however it is written: %s', written => {
    expect(networkOf(written)).toBe('192.0.2.203')
  })

  it.each(['2001:db8:0:1::7', '[2001:db8:0:1::8]', '[2001:db8:0:1:ffff::9]:443', '2001:DB8::1:0:0:0:1%eth0'])(
    'is the network of an IPv6 address however it is written: %s',
    written => {
      expect(networkOf(written)).toBe('2001:db8:0:1::')
    },
  )

  it('is another one at another address', () => {
    expect(networkOf('192.0.2.204:40001')).toBe('192.0.2.204')
    expect(networkOf('[2001:db8:0:2::7]:443')).toBe('2001:db8:0:2::')
    expect(networkOf('unknown')).toBe('unknown')
  })
})

describe('one customer', () => {
  it('has all networks of an IPv6 /48', () => {
    expect(customerNetworkOf('2001:db8:0:1::7')).toBe('2001:db8:0::')
    expect(customerNetworkOf('[2001:db8:0:ffff::7]:443')).toBe('2001:db8:0::')
    expect(customerNetworkOf('2001:db8:1::7')).toBe('2001:db8:1::')
  })

  it('has one IPv4 address', () => {
    expect(customerNetworkOf('::ffff:192.0.2.203')).toBe('192.0.2.203')
    expect(customerNetworkOf('192.0.2.204:40001')).toBe('192.0.2.204')
  })
})

describe('a network of our own', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.17.0.1',
    '192.168.7.8',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'fe80::1%eth0',
  ])('is that of %s', address => {
    expect(isOfOurNetwork(networkOf(address))).toBe(true)
  })

  it.each(['192.0.2.1', '172.32.0.1', '2001:db8::1', '11.0.0.1', 'unknown', ''])(
    'is not that of %s',
    address => {
      expect(isOfOurNetwork(networkOf(address))).toBe(false)
    },
  )
})
