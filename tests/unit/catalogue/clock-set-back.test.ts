import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { StaleIfErrorCache } from '@/lib/catalogue/stale-if-error-cache'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

const BACK_MS = 900_000

const busy: Result<never, Problem> = failed({
  kind: 'http',
  dependency: 'commerce',
  operation: 'x',
  requestId: 'r',
  status: 503,
  retryAfterSeconds: 60,
})

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('after the clock was set back, commerce is asked as before', async () => {
  const answers = [ok(1), ok(2), busy, ok(3)]
  const cache = new StaleIfErrorCache(Date.now)
  const load = async () => answers.shift() ?? busy
  const ask = (key: string) => cache.get({ key, load, schema: z.number() })
  expect(await ask('title/P1')).toEqual(ok({ value: 1 }))
  vi.setSystemTime(Date.now() - BACK_MS)
  expect(await ask('title/P1')).toEqual(ok({ value: 2 }))
  expect(await ask('title/P2')).toEqual(busy)
  vi.setSystemTime(Date.now() - BACK_MS)
  expect(await ask('title/P2')).toEqual(ok({ value: 3 }))
})
