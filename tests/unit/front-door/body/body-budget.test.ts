import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BodyBudget } from '@/lib/front-door/body/body-budget'

const MOST = { mostHeld: 100, mostPerNetwork: 60 }

test('a network holds its share, and all together what there is', () => {
  const budget = new BodyBudget(MOST)
  const [one, two, three] = ['a', 'a', 'b'].map(network => budget.open(network))
  expect(one?.grow(40)).toBeUndefined()
  expect(two?.grow(21)).toBe('network')
  expect(two?.grow(20)).toBeUndefined()
  expect(three?.grow(41)).toBe('total')
  one?.free()
  expect(three?.grow(41)).toBeUndefined()
})

test('a body that grows holds its largest size, once', () => {
  const budget = new BodyBudget(MOST)
  const body = budget.open('a')
  for (const bytes of [10, 60, 30, 60]) expect(body.grow(bytes)).toBeUndefined()
  expect(body.grow(61)).toBe('network')
})

test('what is given back twice is there once, and nothing is held after it', () => {
  const budget = new BodyBudget(MOST)
  const body = budget.open('a')
  body.grow(60)
  body.free()
  body.free()
  expect(body.grow(1)).toBe('total')
  expect(budget.open('a').grow(60)).toBeUndefined()
  expect(budget.open('b').grow(41)).toBe('total')
})

test('in any order of bodies, never more is held than allowed, and in the end everything is free', () => {
  const steps = fc.array(fc.record({ network: fc.constantFrom('a', 'b', 'c'), bytes: fc.nat(80) }))
  fc.assert(
    fc.property(steps, fc.nat(), (bodies, seed) => {
      const budget = new BodyBudget(MOST)
      const held: { network: string; bytes: number; free: () => void }[] = []
      for (const [index, { network, bytes }] of bodies.entries()) {
        const body = budget.open(network)
        if (body.grow(bytes) === undefined) held.push({ network, bytes, free: body.free })
        if ((seed + index) % 3 === 0) held.shift()?.free()
        const sum = (of: string) => held.reduce((all, one) => all + (one.network === of ? one.bytes : 0), 0)
        const sums = ['a', 'b', 'c'].map(sum)
        expect(Math.max(...sums)).toBeLessThanOrEqual(60)
        expect(sums.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(100)
      }
      for (const { free } of held) free()
      expect(budget.open('a').grow(60)).toBeUndefined()
      expect(budget.open('b').grow(40)).toBeUndefined()
    }),
  )
})
