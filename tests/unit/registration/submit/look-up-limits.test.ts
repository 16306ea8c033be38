import { describe, expect, it } from 'vitest'
import { forgetProcessState } from '../../../support/process-state'
import { occRefusal, USER } from '../back-ends'
import { draftOf } from '../store'
import {
  backEnds,
  CREATE,
  EXISTING,
  finds,
  formError,
  LOOKUP,
  NEW,
  organisation,
  SIMILAR,
  send,
} from './organisation-submissions'

const QGLOBAL = `POST users/${USER}/qglobalAccounts/lookup`
const ACCESS = `POST users/${USER}/qglobalAccounts/QG-1/accessRequests`

const LIMITED = {
  ...formError(429, 'x'),
  errors: { fieldErrors: [], formErrors: [{ code: 'tooManyAttempts', params: { time: '60 minutes' } }] },
}

type Differences = Parameters<typeof send>[1]

let sendings = 0
/** A submission of its own every time. */
const sendAnew = (form: Readonly<Record<string, string>>, differences: Differences = {}) => {
  sendings += 1
  return send(form, { submissionKey: `submission-sending-${sendings}`, ...differences })
}

const number = (index: number) => ({ ...EXISTING, customerAccountNumber: String(1000 + index) })

const tryNumbers = async (times: number, differences: Differences = {}) => {
  for (let index = 0; index < times; index += 1) await sendAnew(number(index), differences)
}

const knowsNone = () => backEnds().reply(LOOKUP, occRefusal(404, 'NotFoundError'))

describe('wrong customer account numbers', () => {
  it('are refused after ten in an hour, without asking, and what was typed is kept', async () => {
    knowsNone()
    await tryNumbers(10)
    expect(await sendAnew(number(10))).toMatchObject({ ...LIMITED, retryAfterSeconds: expect.any(Number) })
    expect(backEnds().sentTo(LOOKUP)).toHaveLength(10)
    expect((await draftOf('organisation'))?.values).toEqual(number(10))
  })

  it('are counted for the user wherever they are', async () => {
    knowsNone()
    await tryNumbers(10)
    expect(await sendAnew(number(10), { address: '198.51.100.7' })).toMatchObject(LIMITED)
  })

  it('are answered alike, whatever is wrong with them', async () => {
    knowsNone()
    const answers = []
    for (const wrong of ['0000', '9999', 'TAAAAAAAAAAA', '123456789012'])
      answers.push(await sendAnew({ ...EXISTING, customerAccountNumber: wrong }))
    expect(new Set(answers.map(given => JSON.stringify(given))).size).toBe(1)
  })

  it('count before they are asked, so that many at once are no way around', async () => {
    knowsNone()
    await Promise.all(Array.from({ length: 30 }, (_, index) => sendAnew(number(index))))
    expect(backEnds().sentTo(LOOKUP)).toHaveLength(10)
  })

  it('count once for a submission that is repeated', async () => {
    knowsNone()
    for (let repeated = 1; repeated <= 12; repeated += 1) await send(number(1), { submissionKey: 'the same' })
    await tryNumbers(9)
    expect(await sendAnew(number(10))).toMatchObject(LIMITED)
    expect(await send(number(1), { submissionKey: 'the same' })).not.toMatchObject(LIMITED)
  })

  it('do not count while the back end gives no answer', async () => {
    backEnds().reply(LOOKUP, 'hang-up')
    await tryNumbers(3)
    knowsNone()
    forgetProcessState('circuit-breakers')
    await tryNumbers(10)
    expect(await sendAnew(number(10))).toMatchObject(LIMITED)
  })

  it('are not counted where the number is malformed', async () => {
    for (let index = 0; index < 12; index += 1) await sendAnew({ ...EXISTING, customerAccountNumber: '12' })
    finds(organisation('o7'))
    expect(await sendAnew(EXISTING)).toEqual({ kind: 'question' })
  })
})

describe('numbers that are found', () => {
  it('use up nothing of the wrong ones', async () => {
    finds(organisation('o7'))
    await tryNumbers(15)
    knowsNone()
    await tryNumbers(10)
    expect(await sendAnew(number(10))).toMatchObject(LIMITED)
  })

  it('cannot be leafed through without end', async () => {
    finds(organisation('o7'))
    await tryNumbers(20)
    expect(await sendAnew(number(20))).toMatchObject(LIMITED)
    expect(backEnds().sentTo(LOOKUP)).toHaveLength(20)
  })

  it('of the user’s own organization do not count', async () => {
    const association = { status: 'ASSOCIATED', administrator: false, default: true, since: '2026-01-01' }
    finds(organisation('o7', { association }))
    await tryNumbers(25)
    expect(await sendAnew(number(25))).toEqual({ kind: 'question' })
  })
})

describe('Q-global account numbers', () => {
  const withQglobal = (account: string) => ({ ...NEW, qglobalAccountNumber: account })

  it.each([404, 403])('that are wrong (%i) are refused after ten', async status => {
    backEnds().reply(QGLOBAL, occRefusal(status, 'Error'))
    for (let index = 0; index < 10; index += 1) await sendAnew(withQglobal(`QG-${index}`))
    expect(await sendAnew(withQglobal('QG-10'))).toMatchObject(LIMITED)
    expect(backEnds().sentTo(QGLOBAL)).toHaveLength(10)
  })

  it('count apart from those of customer accounts', async () => {
    knowsNone()
    await tryNumbers(10)
    backEnds().reply(QGLOBAL, occRefusal(404, 'NotFoundError'))
    expect(await sendAnew(withQglobal('QG-1'))).toEqual({ kind: 'question' })
  })

  it('of others can be asked for ten times', async () => {
    backEnds().reply(QGLOBAL, occRefusal(403, 'ForbiddenError'))
    backEnds().reply(ACCESS, { status: 202, body: { requestId: 'r', status: 'REQUESTED' } })
    await send(withQglobal('QG-1'))
    let last: unknown
    for (let index = 0; index < 11; index += 1) {
      const question = (await draftOf('organisation'))?.question ?? ''
      last = await sendAnew({ intent: 'request-access', question })
    }
    expect(last).toMatchObject(LIMITED)
    expect(backEnds().sentTo(ACCESS)).toHaveLength(10)
  })
})

describe('names of new organizations', () => {
  it('that tell of existing ones are refused after ten', async () => {
    backEnds().reply(CREATE, occRefusal(409, 'SimilarOrganizationsError'))
    backEnds().reply(SIMILAR, { body: { organizations: [] } })
    for (let index = 0; index < 10; index += 1) await sendAnew({ ...NEW, name: `Clinic ${index}` })
    expect(await sendAnew({ ...NEW, name: 'Clinic' })).toMatchObject(LIMITED)
    expect(backEnds().sentTo(CREATE)).toHaveLength(10)
  })
})

it('look-ups tell the back end where they came from, for limits of its own', async () => {
  finds(organisation('o7'))
  await send(EXISTING)
  expect(backEnds().sentTo(LOOKUP)[0]?.headers).toMatchObject({ 'x-forwarded-for': '192.0.2.1' })
})
