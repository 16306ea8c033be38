import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type SealPurpose, seal, unseal } from '@/lib/crypto/seal.server'
import { forgetProcessState } from '../../support/process-state'

const RECORD = z.object({ sid: z.string(), missing: z.string().optional(), exp: z.number() })
const keyOf = (purpose: SealPurpose) => ({ secret: 'kZ3v9QwT7xLr2BnH5mYc8JpD4sGf6WaE', purpose })

describe('a sealed record', () => {
  it.each<SealPurpose>(['session', 'tokens', 'cart'])(
    'of %s is the same if read right away and for another process',
    async purpose => {
      const key = keyOf(purpose)
      const value = await seal({ sid: 'ä', missing: undefined }, { ...key, maxAge: 60 })
      const here = await unseal(value, key, RECORD)
      forgetProcessState('opened-seals')
      const elsewhere = await unseal(value, key, RECORD)
      expect(here).toEqual({ sid: 'ä', exp: expect.any(Number) })
      expect(Object.keys(here ?? {})).toEqual(Object.keys(elsewhere ?? {}))
      expect(elsewhere).toEqual(here)
    },
  )

  it('is nothing for another purpose or secret, also right after it was made', async () => {
    const value = await seal({ sid: 's' }, { ...keyOf('session'), maxAge: 60 })
    expect(await unseal(value, keyOf('tokens'), RECORD)).toBeUndefined()
    expect(await unseal(value, { ...keyOf('session'), secret: 'another' }, RECORD)).toBeUndefined()
  })

  it('that has expired is nothing, also right after it was made', async () => {
    const value = await seal({ sid: 's' }, { ...keyOf('session'), maxAge: -1 })
    expect(await unseal(value, keyOf('session'), RECORD)).toBeUndefined()
  })
})
