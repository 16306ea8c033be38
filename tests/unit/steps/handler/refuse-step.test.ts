import { describe, expect, it, vi } from 'vitest'
import { refusalMessageOf, refuseStep, type StepRefusal } from '@/lib/steps/handler/refuse-step.server'
import { SETTINGS_THAT_WORK } from '../../config/good-settings'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

const NAVIGATING = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const REFUSAL: StepRefusal = { status: 403, code: 'cookies-needed', message: 'cookiesNeeded' }
const PAGE = '/en-us/register'

const refuse = (headers: Record<string, string>, differences: Partial<StepRefusal> = {}) =>
  refuseStep(new Request('http://localhost:3000/api', { headers }), { ...REFUSAL, ...differences })

describe('a refused submission', () => {
  it.each([
    ['a program', { accept: 'application/json' }, { page: PAGE }],
    ['a program that says nothing of itself', {}, { page: PAGE }],
    ['a person for whom there is no page', NAVIGATING, {}],
  ])('is a problem document for %s', async (_, headers, differences) => {
    const response = refuse(headers, differences)
    expect(response.status).toBe(403)
    expect(response.headers.get('retry-after')).toBeNull()
    expect(await response.json()).toMatchObject({
      status: 403,
      code: 'cookies-needed',
      fieldErrors: [],
      formErrors: [{ code: 'cookiesNeeded' }],
    })
  })

  it('is a page for a person, which tells why', () => {
    const response = refuse(NAVIGATING, { page: PAGE })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en-us/register?error=cookiesNeeded',
    ])
  })

  it('says more to a program where there is more, and how long to wait', async () => {
    const errors = {
      fieldErrors: [],
      formErrors: [{ code: 'tooManyAttempts', params: { time: '7 seconds' } }],
    }
    const response = refuse({}, { status: 429, errors, retryAfterSeconds: 7 })
    expect(response.headers.get('retry-after')).toBe('7')
    expect(await response.json()).toMatchObject({ status: 429, ...errors })
  })
})

describe('the message that the address of a page asks for', () => {
  it.each(['cookiesNeeded', 'forbidden', 'malformed', 'tooLarge', 'tooManyRequests'])('is %s', error => {
    expect(refusalMessageOf({ error })).toBe(error)
  })

  it.each([undefined, '', 'other', 'Forbidden', '<b>', ['forbidden']])('is none of ours: %j', error => {
    expect(refusalMessageOf({ error, notice: 'forbidden' })).toBeUndefined()
  })
})
