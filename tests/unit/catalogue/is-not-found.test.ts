import { describe, expect, test } from 'vitest'
import { failedContext } from '@/app/[locale]/(public)/store/_screen/catalogue-context'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import type { Problem } from '@/lib/result/result'

const problem = (facts: Partial<Problem>): Problem => ({
  kind: 'http',
  dependency: 'commerce',
  operation: 'fetchTitle',
  requestId: 'r-1',
  ...facts,
})

const refused = (status: number, code: string): Problem => problem({ kind: 'domain', status, code })

describe('a title or area is not found', () => {
  test.each([
    ['a code that commerce does not know', refused(400, 'UnknownIdentifierError')],
    ['the same as its newer parts say it', refused(404, 'NotFoundError')],
    ['an address that no one has', problem({ status: 404 })],
  ])('where the answer is %s: the page is not found', (_, answer) => {
    expect(isNotFound(answer)).toBe(true)
    expect(failedContext(answer, '/again')).toEqual({ kind: 'missing' })
  })

  test.each([
    ['401, the token', refused(401, 'InvalidTokenError')],
    ['401 of a gateway', problem({ status: 401 })],
    ['403, the key of the platform', refused(403, 'ForbiddenError')],
    ['403 of a gateway', problem({ status: 403 })],
    ['404, a part of commerce that is not installed', refused(404, 'UnknownResourceError')],
    ['400, a site that commerce does not know', refused(400, 'InvalidResourceError')],
    ['400 of a gateway', problem({ status: 400 })],
    ['408', problem({ status: 408 })],
    ['429, busy', problem({ status: 429, retryAfterSeconds: 7 })],
    ['429 in the words of commerce', refused(429, 'TooManyRequestsError')],
    ['500', problem({ status: 500, code: 'UnknownIdentifierError' })],
    ['no answer', problem({ kind: 'timeout' })],
    ['an answer off the contract', problem({ kind: 'contract', status: 200 })],
  ])('is unknown from %s: the page says so and is tried again', (_, answer) => {
    expect(isNotFound(answer)).toBe(false)
    expect(failedContext(answer, '/again')).toEqual({
      kind: 'outage',
      requestId: 'r-1',
      retryHref: '/again',
    })
  })
})
