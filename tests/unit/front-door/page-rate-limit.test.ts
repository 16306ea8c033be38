import { expect, test } from 'vitest'
import { PageRateLimit } from '@/lib/front-door/refuse/page-rate-limit'

const NOW = 1_700_000_000_000

const takeMany = (limit: PageRateLimit, count: number, now = NOW): readonly (number | undefined)[] =>
  Array.from({ length: count }, () => limit.consume('192.0.2.1', now))

test('a network gets a minute’s worth of pages at once, and is informed when there is room again', () => {
  const limit = new PageRateLimit(60)
  expect(takeMany(limit, 60)).toEqual(Array(60).fill(undefined))
  expect(limit.consume('192.0.2.1', NOW)).toBe(1)
  expect(limit.consume('192.0.2.2', NOW)).toBeUndefined()
})

test('what was taken flows back evenly, and refusals cost nothing', () => {
  const limit = new PageRateLimit(60)
  takeMany(limit, 200)
  expect(takeMany(limit, 6, NOW + 5_000)).toEqual([...Array(5).fill(undefined), 1])
})
