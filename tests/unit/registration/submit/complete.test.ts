import { describe, expect, it } from 'vitest'
import { completeRegistration } from '@/lib/registration/submit/complete.server'
import { occRefusal, type Reply, USER } from '../back-ends'
import { recordOf, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const RECORD = `GET users/${USER}`
const MARK = `PATCH users/${USER}`

const complete = () =>
  completeRegistration({ locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } })

const record = (registrationStatus?: string): Reply => ({
  body: recordOf(registrationStatus === undefined ? {} : { registrationStatus }),
})

const COMPLETE = { kind: 'saved', cookies: [expect.objectContaining({ name: 'store.registered' })] }

describe('a registration', () => {
  it('is complete once it is marked so, and nothing is asked then', async () => {
    expect(await complete()).toEqual(COMPLETE)
    expect(backEnds().sent.map(({ call }) => call)).toEqual([MARK])
    expect(backEnds().sent[0]?.body).toMatchObject({ registrationStatus: 'REGISTERED' })
  })

  it.each<Reply>(['hang-up', { status: 503 }])(
    'is complete by its record after the answer %j',
    async reply => {
      backEnds().reply(MARK, reply)
      backEnds().reply(RECORD, record('REGISTERED'))
      expect(await complete()).toEqual(COMPLETE)
    },
  )

  it.each<[string, Reply]>([
    ['says otherwise', record()],
    ['tells of another registration', record('REGISTER_EXISTING')],
    ['cannot be had either', { status: 503 }],
  ])('is not complete after a lost answer where the record %s', async (_, reply) => {
    backEnds().reply(MARK, { status: 503 })
    backEnds().reply(RECORD, reply)
    expect(await complete()).toMatchObject({ kind: 'failed', problem: { operation: 'markRegistered' } })
  })

  it('is not complete by its record where marking it was refused', async () => {
    backEnds().reply(MARK, occRefusal(400, 'ValidationError'))
    backEnds().reply(RECORD, record('REGISTERED'))
    expect(await complete()).toMatchObject({ kind: 'failed', problem: { status: 400 } })
    expect(backEnds().sentTo(RECORD)).toEqual([])
  })
})
