import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { runOncePerName, submissionName } from '@/lib/handlers/idempotent-submission.server'
import { setSharedState } from '../../support/process-state'

const always = { schema: z.string(), isFinal: () => true }
const never = { schema: z.string(), isFinal: () => false }

beforeEach(() => {
  setSharedState()
})

describe('a key', () => {
  const key = submissionName('ada', 'view-1', { a: '1' })

  it('is the same for the same owner, form view and content', () => {
    expect(submissionName('ada', 'view-1', { a: '1' })).toBe(key)
  })

  it.each([
    ['owner', 'bob', 'view-1', { a: '1' }],
    ['form view', 'ada', 'view-2', { a: '1' }],
    ['content', 'ada', 'view-1', { a: '2' }],
    ['number of fields', 'ada', 'view-1', { a: '1', b: '' }],
    ['border between its parts', 'ada","view', '1', { a: '1' }],
  ])('is another one for another %s', (_, owner, view, content) => {
    expect(submissionName(owner, view, content)).not.toBe(key)
  })

  it('tells nothing of what it was made of and may stand in a header', () => {
    expect(submissionName('ada', 'view-1', { password: 'secret\r\n' })).toMatch(/^[\w-]{43}$/)
  })
})

describe('a write', () => {
  it('that is sent twice at once runs once and answers both', async () => {
    const run = vi.fn(async () => 'saved')
    const answers = await Promise.all([runOncePerName('k', always, run), runOncePerName('k', always, run)])
    expect(run).toHaveBeenCalledOnce()
    expect(answers).toEqual(['saved', 'saved'])
  })

  it('that is repeated later gets its first answer', async () => {
    await runOncePerName('k', always, async () => 'first')
    expect(await runOncePerName('k', always, async () => 'second')).toBe('first')
  })

  it('runs again when its answer was not the last word', async () => {
    await runOncePerName('k', never, async () => 'refused')
    expect(await runOncePerName('k', always, async () => 'saved')).toBe('saved')
  })

  it('joins a run under way even if its answer will not be the last word', async () => {
    const run = vi.fn(async () => 'refused')
    await Promise.all([runOncePerName('k', never, run), runOncePerName('k', never, run)])
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs again after it broke, and tells everybody who waited', async () => {
    const broken = () => Promise.reject(new Error('broken'))
    const joined = await Promise.allSettled([
      runOncePerName('k', always, broken),
      runOncePerName('k', always, broken),
    ])
    expect(joined.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await runOncePerName('k', always, async () => 'saved')).toBe('saved')
  })

  it('of another key is another write', async () => {
    await runOncePerName('k', always, async () => 'one')
    expect(await runOncePerName('l', always, async () => 'two')).toBe('two')
  })

  it('is forgotten after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
    // The clock that the cache goes by.
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
    await runOncePerName('k', always, async () => 'first')
    vi.advanceTimersByTime(10 * 60_000 + 1000)
    expect(await runOncePerName('k', always, async () => 'second')).toBe('second')
    vi.useRealTimers()
  })
})
