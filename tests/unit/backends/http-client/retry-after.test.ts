import { expect, test } from 'vitest'
import { parseRetryAfter } from '@/lib/backends/http-client/retry-after'

const NOW = Date.parse('Fri, 20 Nov 2026 12:00:00 GMT')

test.each([
  ['7', 7],
  [' 120 ', 120],
  ['0', 0],
  ['99999999', 3600],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['-1', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%s is %s seconds', (header, seconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(seconds)
})
