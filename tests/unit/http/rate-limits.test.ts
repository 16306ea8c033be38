import { expect, test } from 'vitest'
import { createMemoryLimitStore } from '@/lib/http/rate-limits.server'

test('a limit lets its number of attempts through, then says how long to wait', async () => {
  const limits = createMemoryLimitStore()
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await limits.take('signUp', 'a')).toEqual({ allowed: true })
  const refused = await limits.take('signUp', 'a')
  expect(refused.allowed).toBe(false)
  expect(!refused.allowed && refused.retryAfterSeconds).toBeGreaterThan(0)
  expect(!refused.allowed && refused.retryAfterSeconds).toBeLessThanOrEqual(600)
})

test('keys and limits count apart', async () => {
  const limits = createMemoryLimitStore()
  for (let attempt = 0; attempt < 6; attempt += 1) await limits.take('signUp', 'a')
  expect(await limits.take('signUp', 'b')).toEqual({ allowed: true })
  expect(await limits.take('signIn', 'a')).toEqual({ allowed: true })
})

test('looking does not count', async () => {
  const limits = createMemoryLimitStore()
  for (let attempt = 0; attempt < 20; attempt += 1) await limits.peek('signUp', 'a')
  expect(await limits.peek('signUp', 'a')).toEqual({ allowed: true })
  for (let attempt = 0; attempt < 5; attempt += 1) await limits.take('signUp', 'a')
  expect(await limits.peek('signUp', 'a')).toMatchObject({ allowed: false })
})
