import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { consumeLimit, createLimitStore, type RateLimit } from '@/lib/rate-limits/rate-limits.server'
import { countSubmission } from '@/lib/steps/handler/count-submission.server'
import { forgetProcessState, setProcessState } from '../../../support/process-state'

const SCHOOL = '192.0.2.1'

beforeEach(() => {
  setProcessState('rate-limits', createLimitStore(undefined))
})

afterEach(() => {
  forgetProcessState('rate-limits')
})

describe('typing that is kept', () => {
  it.each<RateLimit>(['read', 'write'])('of a whole school uses up no %s of its address', async limit => {
    const typing = Array.from({ length: 1_000 }, (_, pupil) =>
      countSubmission('keep', { address: SCHOOL, user: `pupil-${pupil % 40}` }),
    )
    expect((await Promise.all(typing)).every(({ allowed }) => allowed)).toBe(true)
    expect(await consumeLimit(limit, SCHOOL)).toEqual({ allowed: true })
    expect(await consumeLimit(limit, 'user/pupil-1')).toEqual({ allowed: true })
  })

  it('is limited for one address and for one user', async () => {
    const flood = Array.from({ length: 1_001 }, () =>
      countSubmission('keep', { address: SCHOOL, user: undefined }),
    )
    expect((await Promise.all(flood)).filter(({ allowed }) => !allowed)).toHaveLength(1)
    const wandering = Array.from({ length: 1_001 }, (_, place) =>
      countSubmission('keep', { address: `198.51.${Math.floor(place / 250)}.${place % 250}`, user: 'ada' }),
    )
    expect((await Promise.all(wandering)).filter(({ allowed }) => !allowed)).toHaveLength(1)
  })
})

it.each([
  ['keep', 1_001],
  ['save', 101],
])(
  '%s of many people, each from a place of their own, is counted for each of them',
  async (intent, people) => {
    const sendings = Array.from({ length: people }, (_, person) => {
      const address = `2001:db8:${person.toString(16)}::`
      return [{ user: undefined }, { user: `user-${person}` }].map(({ user }) =>
        countSubmission(intent, { address, user }),
      )
    })
    expect((await Promise.all(sendings.flat())).filter(({ allowed }) => !allowed)).toEqual([])
  },
)
