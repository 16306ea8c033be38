import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type Counter,
  consumeAll,
  consumeAllOnce,
  peekAll,
  revertAll,
} from '@/lib/rate-limits/attempts.server'
import { createLimitStore } from '@/lib/rate-limits/rate-limits.server'
import { networkOf } from '@/lib/request/network-address'
import { setProcessState } from '../../support/process-state'

beforeEach(() => {
  setProcessState('rate-limits', createLimitStore(undefined))
})

afterEach(() => {
  setProcessState('rate-limits', createLimitStore(undefined))
})

const NARROW: Counter = { limit: 'signUp', key: 'browser' }
const WIDE: Counter = { limit: 'signUpByAddress', key: 'address' }

const takeTimes = async (times: number, counters: readonly Counter[]) => {
  for (let attempt = 1; attempt <= times; attempt += 1) await consumeAll(counters)
}

describe('an attempt with several counters', () => {
  it('is refused by the first that is used up, and then counts with none', async () => {
    await takeTimes(5, [NARROW, WIDE])
    expect(await consumeAll([NARROW, WIDE])).toMatchObject({ allowed: false })
    await takeTimes(25, [WIDE])
    expect(await consumeAll([WIDE])).toMatchObject({ allowed: false })
  })

  it('waits for the longest of its windows', async () => {
    const long: Counter = { limit: 'lookupByUser', key: 'user' }
    await takeTimes(10, [long])
    await takeTimes(5, [NARROW])
    const refused = await consumeAll([NARROW, long])
    expect(!refused.allowed && refused.retryAfterSeconds).toBeGreaterThan(600)
    expect(await peekAll([WIDE, long])).toEqual(refused)
  })

  it('makes no counters of typed keys for a network that has used up its own', async () => {
    const made = new Set<string>()
    const { take, ...store } = createLimitStore(undefined)
    setProcessState('rate-limits', {
      ...store,
      take: (limit: Counter['limit'], key: string) => {
        made.add(`${limit}/${key}`)
        return take(limit, key)
      },
    })
    for (let attempt = 1; attempt <= 40; attempt += 1)
      await consumeAll([WIDE, { limit: 'lookupByUser', key: `typed ${attempt}` }])
    expect(made.size).toBe(1 + 30)
  })

  it('is taken back as if it had not been', async () => {
    await takeTimes(5, [NARROW])
    await revertAll([NARROW])
    expect(await consumeAll([NARROW])).toEqual({ allowed: true })
    expect(await consumeAll([NARROW])).toMatchObject({ allowed: false })
  })

  it('counts once for a submission that is repeated, which is never refused', async () => {
    for (let repeated = 1; repeated <= 20; repeated += 1)
      expect(await consumeAllOnce([NARROW], 'sending')).toEqual({ allowed: true })
    await takeTimes(4, [NARROW])
    expect(await consumeAllOnce([NARROW], 'another')).toMatchObject({ allowed: false })
    expect(await consumeAllOnce([NARROW], 'sending')).toEqual({ allowed: true })
  })

  it('counts many at once like many after one another', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => consumeAll([NARROW, WIDE])))
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(5)
  })
})

describe('a limit', () => {
  it.each([
    ['signIn', 10],
    ['signInByUsername', 10],
    ['signUp', 5],
    ['signUpByAddress', 30],
    ['newVisitorDraft', 100],
    ['write', 100],
    ['read', 1_000],
    ['lookupByUser', 10],
    ['lookupByAddress', 30],
    ['findByUser', 20],
    ['findByAddress', 60],
    ['cardFieldsByAddress', 1_000],
    ['declinedCardByUser', 10],
    ['declinedCardByAddress', 60],
  ] as const)('%s lets %i through', async (limit, points) => {
    const store = createLimitStore(undefined)
    for (let attempt = 1; attempt <= points; attempt += 1)
      expect(await store.take(limit, 'key')).toEqual({ allowed: true })
    expect(await store.take(limit, 'key')).toMatchObject({ allowed: false })
  })
})

describe('the network that counts as one sender', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['unknown', 'unknown'],
    ['', ''],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})
