import { expect, test } from 'vitest'
import { PageLimit } from '@/lib/front-door/refuse/page-limit'

const NOW = 1_700_000_000_000

const takeMany = (limit: PageLimit, count: number, now = NOW): readonly (number | undefined)[] =>
  Array.from({ length: count }, () => limit.take('192.0.2.1', now))

test('a network gets a minute’s worth of pages at once, and is told when there is room again', () => {
  const limit = new PageLimit(60)
  expect(takeMany(limit, 60)).toEqual(Array(60).fill(undefined))
  expect(limit.take('192.0.2.1', NOW)).toBe(1)
  expect(limit.take('192.0.2.2', NOW)).toBeUndefined()
})

test('what was taken flows back evenly, and refusals cost nothing', () => {
  const limit = new PageLimit(60)
  takeMany(limit, 200)
  expect(takeMany(limit, 6, NOW + 5_000)).toEqual([...Array(5).fill(undefined), 1])
})
