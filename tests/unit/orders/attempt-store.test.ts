import { afterEach, describe, expect, it, vi } from 'vitest'
import { readAttempt, startAttempt } from '@/lib/orders/placing/attempt-store.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { serveBackEnds } from '../registration/store'
import { numbersFrom } from './numbers-from'

serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: 'uid-tabs', accessToken: 'token' } } as const

describe('several tabs that begin an order anew at one moment', () => {
  afterEach(() => vi.restoreAllMocks())

  it('share one attempt, however their steps interleave', async () => {
    const draw = numbersFrom(3)
    const shared = sharedState()
    const names = ['get', 'set', 'setIfAbsent', 'delete'] as const
    for (const name of names) {
      const own = shared[name].bind(shared) as (...given: unknown[]) => Promise<never>
      vi.spyOn(shared, name).mockImplementation(async (...given: unknown[]) => {
        for (let turns = draw(8); turns > 0; turns -= 1) await undefined
        return own(...given)
      })
    }
    const order = { cart: 'guid', expectedTotal: 'USD23000', reviewed: 'look' }
    let replaced = await startAttempt(CONTEXT, order, undefined)
    for (let round = 0; round < 100; round += 1) {
      const tabs = [1, 2, 3].map(() => startAttempt(CONTEXT, order, replaced))
      const keys = new Set((await Promise.all(tabs)).map(({ key }) => key))
      const stored = await readAttempt(CONTEXT)
      expect([...keys], `round ${round}`).toEqual([stored?.key])
      if (stored !== undefined) replaced = stored
    }
  })

  it('take it over where the one that has claimed it was killed', async () => {
    const order = { cart: 'guid', expectedTotal: 'USD23000', reviewed: 'look' }
    const replaced = await startAttempt(CONTEXT, order, await readAttempt(CONTEXT))
    const shared = sharedState()
    vi.spyOn(shared, 'set').mockRejectedValueOnce(new Error('killed'))
    await expect(startAttempt(CONTEXT, order, replaced)).rejects.toThrow('killed')
    const { key } = await startAttempt(CONTEXT, order, replaced)
    expect(await readAttempt(CONTEXT)).toMatchObject({ key })
    expect(key).not.toBe(replaced.key)
  })
})
