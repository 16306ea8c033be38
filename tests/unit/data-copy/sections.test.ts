import { expect, it } from 'vitest'
import { detailed, startReader } from '@/lib/data-copy/sections.server'
import { remainingRequestMs, runInRequest } from '@/lib/request/request-context'
import { ok } from '@/lib/result/result'

const inRequest = <T>(ms: number, work: () => T) =>
  runInRequest({ requestId: 'r', decideBy: performance.now() + ms }, work)

it('each list of a file that is being sent has the time of a whole request', async () => {
  const reader = startReader(performance.now())
  const left = await inRequest(50, () => reader(async () => ok(remainingRequestMs() ?? 0)))
  expect(left).toBeGreaterThan(9_000)
})

it('a file that takes too long altogether has no time for another list', async () => {
  const reader = startReader(performance.now() - 120_000)
  const left = await inRequest(5_000, () => reader(async () => ok(remainingRequestMs() ?? 0)))
  expect(left).toBeLessThanOrEqual(0)
})

it('the details of a list are read a few at a time, in its order', async () => {
  const reader = startReader(performance.now())
  let open = 0
  let most = 0
  async function* numbers() {
    yield Array.from({ length: 10 }, (_, index) => index)
  }
  const doubled = detailed(reader, numbers(), async number => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    open -= 1
    return ok(number * 2)
  })
  const read: number[] = []
  for await (const part of doubled) read.push(...part)
  expect(read).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(most).toBe(4)
})
