import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BodyBudget } from '@/lib/front-door/body/body-budget'

const MOST = { mostHeld: 100, mostPerNetwork: 60 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Opens bodies; `displaced` are the names of those that had to give way, and for what. */
function openBudget() {
  const budget = new BodyBudget(MOST)
  const displaced: string[] = []
  const open = (network: string, name = network) =>
    budget.open(network, short => void displaced.push(`${name}: ${short}`))
  /** A body that is there as a whole. */
  const hold = (network: string, bytes: number) => {
    const body = open(network)
    const short = body.grow(bytes)
    body.keep()
    return { ...body, short }
  }
  return { open, hold, displaced }
}

test('of whole bodies a network holds its share, and all together what there is', () => {
  const { hold, displaced } = openBudget()
  const one = hold('a', 40)
  expect(hold('a', 21).short).toBe('network')
  expect(hold('a', 20).short).toBeUndefined()
  expect(hold('b', 41).short).toBe('total')
  one.free()
  expect(hold('b', 41).short).toBeUndefined()
  expect(displaced).toEqual([])
})

test('a body that grows holds its largest size, once', () => {
  const body = openBudget().open('a')
  for (const bytes of [10, 60, 30, 60]) expect(body.grow(bytes)).toBeUndefined()
  expect(body.grow(61)).toBe('network')
})

test('what is given back twice is there once, and nothing is held after it', () => {
  const { open, hold } = openBudget()
  const body = open('a')
  body.grow(60)
  body.free()
  body.free()
  expect(body.grow(1)).toBe('total')
  expect(hold('a', 60).short).toBeUndefined()
  expect(hold('b', 41).short).toBe('total')
})

test('without room, the incomplete bodies of the network that holds most give way', () => {
  const { open, hold, displaced } = openBudget()
  open('a').grow(30)
  open('b', 'b1').grow(25)
  open('b', 'b2').grow(26)
  expect(hold('c', 25).short).toBeUndefined()
  expect(displaced).toEqual(['b1: total'])
})

test('beyond the share of its network, a body displaces only bodies of that network', () => {
  const { open, displaced } = openBudget()
  open('a').grow(40)
  open('b', 'b1').grow(29)
  expect(open('b', 'b2').grow(32)).toBeUndefined()
  expect(displaced).toEqual(['b1: network'])
})

test('the slowest gives way, which is not the smallest', () => {
  const { open, displaced } = openBudget()
  open('a', 'old').grow(35)
  vi.setSystemTime(Date.now() + 10_000)
  open('a', 'new').grow(25)
  vi.setSystemTime(Date.now() + 100)
  expect(open('b').grow(41)).toBeUndefined()
  expect(displaced).toEqual(['old: total'])
})

test('a body that is the slowest itself finds no room, and nobody gives way', () => {
  const { open, displaced } = openBudget()
  const slow = open('a', 'slow')
  slow.grow(1)
  vi.setSystemTime(Date.now() + 10_000)
  open('a', 'fast').grow(50)
  expect(slow.grow(11)).toBe('network')
  expect(displaced).toEqual([])
})

test('in any order of bodies, never more is held than allowed, and in the end everything is free', () => {
  const bodies = fc.array(
    fc.record({ network: fc.constantFrom('a', 'b', 'c'), bytes: fc.nat(80), isWhole: fc.boolean() }),
  )
  fc.assert(
    fc.property(bodies, fc.nat(), (steps, seed) => {
      const budget = new BodyBudget(MOST)
      const held = new Map<number, { network: string; bytes: number; free: () => void }>()
      for (const [index, { network, bytes, isWhole }] of steps.entries()) {
        const body = budget.open(network, () => void held.delete(index))
        if (body.grow(bytes) === undefined) held.set(index, { network, bytes, free: body.free })
        if (isWhole) body.keep()
        const [oldest] = held.keys()
        if ((seed + index) % 3 === 0 && oldest !== undefined) {
          held.get(oldest)?.free()
          held.delete(oldest)
        }
        const all = [...held.values()]
        const sum = (of: string) => all.reduce((sum, one) => sum + (one.network === of ? one.bytes : 0), 0)
        const sums = ['a', 'b', 'c'].map(sum)
        expect(Math.max(...sums)).toBeLessThanOrEqual(60)
        expect(sums.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100)
      }
      for (const { free } of held.values()) free()
      const [one, other] = ['a', 'b'].map(network => budget.open(network, () => expect.unreachable()))
      expect(one?.grow(60)).toBeUndefined()
      expect(other?.grow(40)).toBeUndefined()
    }),
  )
})
