import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toCookieHeader } from '@/lib/cookies/cookie-change'
import { sealFormOwner } from '@/lib/forms/form-owner.server'
import { issueSession } from '@/lib/session/session-cookies.server'
import { forgetProcessState, setSharedState } from '../../support/process-state'
import { SETTINGS_THAT_WORK } from '../config/good-settings'
import { delivery } from './invented-flow'
import { BACK_END, deliveryDrafts, postDeliveryStep } from './invented-forms'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

const ADA = { user: 'ada' }
const HOST = 'localhost:3000'
const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8'

async function cookiesOf(user: string): Promise<string> {
  const now = Date.now()
  const sid = `sid of ${user}`
  const person = { firstName: 'Ada', lastName: 'Vale', email: 'ada@example.com' }
  const session = await issueSession(
    new Map(),
    { id: user, ...person, sid, signedInAt: now },
    { sid, accessToken: 'token', seenAt: now, expiresAt: now + 600_000 },
  )
  return toCookieHeader(new Map(session.map(({ name, value }) => [name, value])))
}

type Posting = { user?: string | undefined; origin?: string; accept?: string }

/** Posts a step of the invented wizard as a browser does. */
async function post(
  step: string,
  fields: Readonly<Record<string, string>>,
  { user = 'ada', origin = `http://${HOST}`, accept = 'application/json' }: Posting = {},
): Promise<Response> {
  const headers = {
    host: HOST,
    origin,
    accept,
    'content-type': 'application/x-www-form-urlencoded',
    'x-client-address': '192.0.2.1',
    ...(user !== '' && { cookie: await cookiesOf(user) }),
  }
  const url = `http://${HOST}/api/delivery/${step}?locale=en-us`
  const body = new URLSearchParams(fields).toString()
  const request = new NextRequest(url, { method: 'POST', headers, body })
  return postDeliveryStep(request, { params: Promise.resolve({ step }) })
}

const navigate = async (step: string, fields: Readonly<Record<string, string>>) => {
  const response = await post(step, fields, { accept: NAVIGATION })
  return [response.status, response.headers.get('location')]
}

const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() })

const draft = () => deliveryDrafts.read(ADA, 'parcel')

beforeEach(() => {
  setSharedState()
  Object.assign(BACK_END, { progress: new Map(), saved: [], isAway: false })
})

afterEach(() => {
  forgetProcessState()
})

describe('the POST handler of a declared wizard', () => {
  it('saves each step and leads to the next, without and with script', async () => {
    expect(await navigate('parcel', { weight: '2' })).toEqual([303, '/en-us/delivery/insurance'])
    expect(await answerOf(await post('insurance', { value: '10' }))).toEqual({
      status: 200,
      body: { next: '/en-us/delivery/check' },
    })
    expect(BACK_END.saved).toEqual(['parcel', 'insurance'])
  })

  it('carries out a repeated submission once', async () => {
    const form = { weight: '2', submissionKey: 'a4f0c1de-7b1c-4b58-9a7e-0d3f6f3a2b11' }
    const answers = [await post('parcel', form), await post('parcel', form)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(BACK_END.saved).toEqual(['parcel'])
  })

  it('shows a rejected step again with its errors and its input', async () => {
    expect((await answerOf(await post('parcel', { content: 'books' }))).status).toBe(422)
    expect(await navigate('parcel', { content: 'books' })).toEqual([303, '/en-us/delivery/parcel'])
    expect(await draft()).toMatchObject({
      values: { content: 'books' },
      errors: { fieldErrors: [{ name: 'weight', code: 'missing' }] },
    })
  })

  it('asks a question, whose answer must name it', async () => {
    expect(await answerOf(await post('parcel', { weight: '40' }))).toEqual({
      status: 200,
      body: { question: '/en-us/delivery/parcel' },
    })
    expect(await draft()).toMatchObject({ values: { weight: '40' }, quoted: '50 EUR' })
    const answer = { intent: 'pack-again', question: 'another' }
    expect((await post('parcel', answer)).status).toBe(409)
    const { question = '' } = (await draft()) ?? {}
    expect((await post('parcel', { ...answer, question })).status).toBe(422)
  })

  it('saves what is being typed without validation', async () => {
    expect((await post('parcel', { intent: 'keep', content: 'b' })).status).toBe(200)
    expect(await draft()).toEqual({ values: { content: 'b' } })
  })

  it('leads from a closed step to the open one, and refuses a step that does not exist', async () => {
    expect(await answerOf(await post('check', {}))).toEqual({
      status: 409,
      body: { redirect: '/en-us/delivery/parcel' },
    })
    expect((await post('sent', {})).status).toBe(404)
    expect(BACK_END.saved).toEqual([])
  })

  it('keeps the form of another user for them', async () => {
    const form = { weight: '3', formOwner: await sealFormOwner('ada') }
    const { status } = await post('parcel', form, { user: 'bob' })
    expect([status, await draft(), BACK_END.saved]).toEqual([409, { values: { weight: '3' } }, []])
  })

  it('saves nothing for an anonymous user', async () => {
    const response = await post('parcel', { weight: '3' }, { user: '' })
    expect([response.status, BACK_END.saved]).toEqual([403, []])
  })

  it('keeps the input during an outage', async () => {
    BACK_END.isAway = true
    expect((await post('parcel', { weight: '3' })).status).toBe(503)
    expect(await draft()).toMatchObject({ values: { weight: '3' } })
  })

  it('refuses a submission of another site', async () => {
    const response = await post('parcel', { weight: '2' }, { origin: 'https://evil.example' })
    expect([response.status, BACK_END.saved]).toEqual([403, []])
  })
})

it('a finished wizard is closed to its forms', async () => {
  BACK_END.progress.set('ada', { ...delivery('parcel', 'insurance'), isSent: true })
  expect((await post('insurance', { value: '1' })).status).toBe(409)
})
