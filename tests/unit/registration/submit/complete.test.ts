import { describe, expect, it, vi } from 'vitest'
import { settledStatus } from '@/lib/registration/pending-completion.server'
import { completeRegistration } from '@/lib/registration/submit/complete.server'
import { sharedState } from '@/lib/state/shared-state.server'
import { occRefusal, type Reply, USER } from '../back-ends'
import { serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const MARK = `PATCH users/${USER}`

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const

const complete = () => completeRegistration(CONTEXT)

const COMPLETE = { kind: 'saved', cookies: [expect.objectContaining({ name: 'store.registered' })] }

describe('a registration', () => {
  it('is complete once it is marked so, and nothing is asked then', async () => {
    expect(await complete()).toEqual(COMPLETE)
    expect(backEnds().sent.map(({ call }) => call)).toEqual([MARK])
    expect(backEnds().sent[0]?.body).toMatchObject({ registrationStatus: 'REGISTERED' })
  })

  it.each<Reply>(['hang-up', { status: 500 }, { status: 503 }])(
    'lets the visitor go on after the answer %j, counts as complete and is recorded by the next visit',
    async reply => {
      backEnds().reply(MARK, reply)
      expect(await complete()).toEqual(COMPLETE)
      expect(await settledStatus(CONTEXT, undefined)).toBe('REGISTERED')
      await vi.waitFor(() => expect(backEnds().sentTo(MARK).length).toBeGreaterThan(1))
      backEnds().reply(MARK, {})
      await vi.waitFor(async () => {
        await settledStatus(CONTEXT, undefined)
        const left = await sharedState().get(`registered/${USER}`)
        expect(left).toBeUndefined()
      })
      expect(await settledStatus(CONTEXT, undefined)).toBeUndefined()
    },
  )

  it('is recorded in the background, without any visit', async () => {
    backEnds().reply(MARK, { status: 500 })
    expect(await complete()).toEqual(COMPLETE)
    backEnds().reply(MARK, {})
    await vi.waitFor(() => expect(backEnds().sentTo(MARK)).toHaveLength(2), { timeout: 20_000 })
  })

  it('counts as recorded for no one else', async () => {
    backEnds().reply(MARK, { status: 500 })
    await complete()
    expect(
      await settledStatus({ ...CONTEXT, user: { ...CONTEXT.user, id: 'other' } }, undefined),
    ).toBeUndefined()
  })

  it('is not complete where marking it was refused', async () => {
    backEnds().reply(MARK, occRefusal(400, 'ValidationError'))
    expect(await complete()).toMatchObject({ kind: 'failed', problem: { status: 400 } })
    expect(await settledStatus(CONTEXT, undefined)).toBeUndefined()
  })
})
