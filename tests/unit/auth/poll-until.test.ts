import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollUntil } from '@/lib/backends/identity/poll-until.server'
import { CONFIG_POLL_MS, CONFIG_WAIT_MS } from '@/lib/config/limits'

const LIMITS = { everyMs: CONFIG_POLL_MS, forMs: CONFIG_WAIT_MS }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('asks once and waits for nothing where the first answer is yes', async () => {
  const ask = vi.fn(async () => true)
  expect(await pollUntil(ask, LIMITS)).toBe(true)
  expect(ask.mock.calls).toEqual([[5000]])
})

it('asks every 250 ms and goes on with the first yes', async () => {
  const ask = vi.fn(async (left: number) => left <= 4000)
  const answer = pollUntil(ask, LIMITS)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await answer).toBe(true)
  expect(ask.mock.calls.map(([left]) => left)).toEqual([5000, 4750, 4500, 4250, 4000])
})

it('gives up after 5 s and 20 questions, not before', async () => {
  const ask = vi.fn(async () => false)
  const settled = vi.fn()
  void pollUntil(ask, LIMITS).then(settled)
  await vi.advanceTimersByTimeAsync(4999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(false)
  expect(ask).toHaveBeenCalledTimes(20)
})

it('never asks twice at a time', async () => {
  const first = Promise.withResolvers<boolean>()
  const ask = vi.fn(async () => true).mockReturnValueOnce(first.promise)
  const answer = pollUntil(ask, LIMITS)
  await vi.advanceTimersByTimeAsync(4 * CONFIG_POLL_MS)
  expect(ask).toHaveBeenCalledOnce()
  first.resolve(false)
  expect(await answer).toBe(true)
  expect(ask.mock.calls).toEqual([[5000], [4000]])
})
