import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from '@/lib/state/lock.server'
import { createMemoryState } from '@/lib/state/memory-state.server'
import { sharedState } from '@/lib/state/shared-state.server'

beforeEach(() => {
  globalThis.storeSharedState = createMemoryState()
})

afterEach(() => {
  globalThis.storeSharedState = undefined
  globalThis.storeTurns = undefined
})

const addOne = async (): Promise<void> => {
  const known = Number((await sharedState().get('sum/of-all')) ?? 0)
  await sharedState().set('sum/of-all', String(known + 1), 60)
}

const sum = () => sharedState().get('sum/of-all')

/** From here on it is another process that shares the state. */
const inAnotherContainer = (): void => {
  globalThis.storeTurns = undefined
}

describe('what is done in turn', () => {
  it('is done one after the other in a process', async () => {
    await Promise.all(Array.from({ length: 20 }, () => withLock('draft/a', addOne)))
    expect(await sum()).toBe('20')
    expect(globalThis.storeTurns?.size).toBe(0)
  })

  it('is done one after the other by containers', async () => {
    const turns = Array.from({ length: 4 }, () => {
      inAnotherContainer()
      return withLock('draft/a', addOne)
    })
    await Promise.all(turns)
    expect(await sum()).toBe('4')
  })

  it('goes on after one that failed', async () => {
    const broken = withLock('draft/a', () => Promise.reject(new Error('broken')))
    const next = withLock('draft/a', addOne)
    await expect(broken).rejects.toThrow('broken')
    await next
    expect(await sum()).toBe('1')
  })

  it('goes on where a container died in its turn', async () => {
    await sharedState().setIfAbsent('turn/draft/a', '1', 60)
    await withLock('draft/a', addOne)
    expect(await sum()).toBe('1')
  })
})
