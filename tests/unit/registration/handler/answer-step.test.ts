import { describe, expect, it } from 'vitest'
import { answerForm, answerScript } from '@/lib/registration/handler/answer-step.server'
import type { StepAnswer } from '@/lib/registration/handler/step-answer'
import { issueRegisteredMarker } from '@/lib/registration/registered-marker.server'
import { serveBackEnds } from '../store'

serveBackEnds()

const PLACE = { locale: 'en-us', step: 'organisation' } as const
const PAGE = '/en-us/register/organisation'
const TO = '/en-us/elsewhere'
const ERRORS = { fieldErrors: [], formErrors: [{ code: 'unavailable' }] }

const request = new Request('http://localhost:3000/api')

const back = (rest: Partial<Extract<StepAnswer, { kind: 'back' }>> = {}): StepAnswer => ({
  kind: 'back',
  status: 200,
  ...rest,
})

/** What a script reads of an answer. */
async function toScript(answer: StepAnswer) {
  const response = answerScript(request, answer, PLACE)
  const { headers, status } = response
  return { status, retryAfter: headers.get('retry-after'), body: await response.json() }
}

describe('the answer to a sent step', () => {
  it.each<[StepAnswer, number, object]>([
    [{ kind: 'next', to: TO, cookies: [] }, 200, { next: TO }],
    [{ kind: 'moved', to: TO }, 409, { redirect: TO }],
    [{ kind: 'signIn', to: TO }, 401, { signIn: TO }],
    [{ kind: 'otherAccount', to: TO }, 409, { fieldErrors: [], formErrors: [{ code: 'otherAccount' }] }],
    [{ kind: 'question' }, 200, { question: PAGE }],
    [back(), 200, { next: PAGE }],
    [back({ status: 503, errors: ERRORS }), 503, ERRORS],
  ])('tells a script of %j', async (answer, status, body) => {
    expect(await toScript(answer)).toEqual({ status, retryAfter: null, body })
  })

  it.each<[StepAnswer, string]>([
    [{ kind: 'next', to: TO, cookies: [] }, TO],
    [{ kind: 'moved', to: TO }, TO],
    [{ kind: 'signIn', to: TO }, TO],
    [{ kind: 'otherAccount', to: TO }, TO],
    [{ kind: 'question' }, PAGE],
    [back({ status: 422, errors: ERRORS }), PAGE],
  ])('leads a browser without script on by GET: %j', (answer, to) => {
    const response = answerForm(answer, PLACE)
    expect([response.status, response.headers.get('location')]).toEqual([303, to])
  })

  it('leaves the cookies of a saved step either way', async () => {
    const answer: StepAnswer = { kind: 'next', to: TO, cookies: [await issueRegisteredMarker('nora')] }
    for (const response of [answerForm(answer, PLACE), answerScript(request, answer, PLACE)])
      expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^store\.registered=/)])
  })
})

describe('who has to wait', () => {
  it('is told how long', async () => {
    const answer = back({ status: 503, errors: ERRORS, retryAfterSeconds: 9 })
    expect(await toScript(answer)).toEqual({ status: 503, retryAfter: '9', body: ERRORS })
  })

  it.each([9, undefined])(
    'after too many attempts is told so in problem form: %s',
    async retryAfterSeconds => {
      const answer = back({
        status: 429,
        errors: ERRORS,
        ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      })
      expect(await toScript(answer)).toMatchObject({
        status: 429,
        retryAfter: retryAfterSeconds?.toString() ?? null,
        body: { code: 'too-many-requests', status: 429, ...ERRORS },
      })
    },
  )
})
