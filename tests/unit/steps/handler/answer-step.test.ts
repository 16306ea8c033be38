import { describe, expect, it, vi } from 'vitest'
import { answerForm, answerScript } from '@/lib/steps/handler/answer-step.server'
import type { StepAnswer } from '@/lib/steps/handler/step-answer'
import { SETTINGS_THAT_WORK } from '../../config/good-settings'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

const PAGE = '/en-us/register/organisation'
const TO = '/en-us/elsewhere'
const SEEN = {
  name: 'seen',
  value: 'x',
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: false, maxAge: 60 },
} as const
const ERRORS = { fieldErrors: [], formErrors: [{ code: 'unavailable' }] }

const request = new Request('http://localhost:3000/api')

const back = (rest: Partial<Extract<StepAnswer, { kind: 'back' }>> = {}): StepAnswer => ({
  kind: 'back',
  status: 200,
  ...rest,
})

/** What a script reads of an answer. */
async function toScript(answer: StepAnswer) {
  const response = answerScript(request, answer, PAGE)
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
    const response = answerForm(answer, PAGE)
    expect([response.status, response.headers.get('location')]).toEqual([303, to])
  })

  it('leaves the cookies of a saved step either way', async () => {
    const answer: StepAnswer = { kind: 'next', to: TO, cookies: [SEEN] }
    for (const response of [answerForm(answer, PAGE), answerScript(request, answer, PAGE)])
      expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^seen=x/)])
  })
})

describe('who has to wait', () => {
  it('is informed how long to wait', async () => {
    const answer = back({ status: 503, errors: ERRORS, retryAfterSeconds: 9 })
    expect(await toScript(answer)).toEqual({ status: 503, retryAfter: '9', body: ERRORS })
  })

  it.each([9, undefined])(
    'after too many attempts is informed in problem form: %s',
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
