import { describe, expect, it } from 'vitest'
import type { Problem } from '@/lib/result/result'
import { failedBecauseOf, rateLimited, UNCHANGED } from '@/lib/steps/handler/back-to-step'

const PROBLEM = { kind: 'http', dependency: 'commerce', operation: 'save', requestId: 'r1' } as const

const told = (differences: Partial<Problem>) => {
  const { status, errors } = failedBecauseOf('en-us', { ...PROBLEM, ...differences })
  return [status, errors?.fieldErrors, errors?.formErrors.map(({ code }) => code)]
}

describe('what users are shown of a failure', () => {
  it.each<[string, Partial<Problem>, number, string]>([
    ['no answer in time', { kind: 'timeout' }, 504, 'timeout'],
    ['no connection', { kind: 'network' }, 503, 'unavailable'],
    ['an answer of another shape', { kind: 'contract', status: 200 }, 503, 'unavailable'],
    ['a failing service', { status: 500 }, 503, 'unavailable'],
    ['a service that is away', { status: 503 }, 503, 'unavailable'],
    ['a refusal', { kind: 'domain', status: 409, code: 'DuplicateError' }, 409, 'conflict'],
    ['an unexpected refusal', { status: 404 }, 409, 'conflict'],
    ['too many calls, for no one knows how long', { status: 429 }, 429, 'tooManyRequests'],
    ['a busy service', { status: 429, retryAfterSeconds: 30 }, 429, 'busy'],
    [
      'too many attempts of their own',
      { kind: 'domain', status: 429, code: 'TooManyRequestsError', retryAfterSeconds: 30 },
      429,
      'tooManyAttempts',
    ],
  ])('%s', (_, problem, status, code) => expect(told(problem)).toEqual([status, [], [code]]))
})

it.each([
  ['en-us', 7, '7 seconds'],
  ['nl-nl', 600, '10 minuten'],
] as const)(
  'a wait is shown in the words of %s, and as seconds to scripts',
  (locale, retryAfterSeconds, time) => {
    expect(rateLimited(locale, 'busy', retryAfterSeconds)).toEqual({
      kind: 'back',
      status: 429,
      retryAfterSeconds,
      errors: { fieldErrors: [], formErrors: [{ code: 'busy', params: { time } }] },
    })
  },
)

it('a page that is shown again as it is tells nothing', () => {
  expect(UNCHANGED).toEqual({ kind: 'back', status: 200 })
})
