import { describe, expect, it, vi } from 'vitest'
import { occRefusal, USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const FORM = {
  jobTitle: 'teacher',
  industry: 'education',
  sector: 'school',
  phoneCountry: 'US',
  phone: '(202) 555-0123',
}

const LOGIN = 'POST personalInfo'
const COMMERCE = `PATCH users/${USER}`

const formError = (status: number, code: string, params?: object) => ({
  kind: 'back',
  status,
  errors: { fieldErrors: [], formErrors: [{ code, ...(params && { params }) }] },
})

describe('personal info is saved', () => {
  it('with the login service first and then with commerce', async () => {
    expect(await sendStep('personal-info', FORM)).toMatchObject({
      kind: 'next',
      to: '/en-us/register/contact-address',
    })
    expect(backEnds().writes()).toEqual([LOGIN, COMMERCE])
    expect(backEnds().sentTo(LOGIN)[0]?.body).toEqual({
      jobTitle: 'teacher',
      industry: 'education',
      sector: 'school',
      phone: '+12025550123',
      userId: USER,
      token: 'token-nora',
    })
    expect(backEnds().sentTo(COMMERCE)[0]?.body).toEqual({
      jobTitle: { code: 'teacher' },
      industry: { code: 'education' },
      sector: { code: 'school' },
      phoneCountryCode: '1',
      phoneNumber: '2025550123',
    })
  })

  it('and its draft is gone', async () => {
    await sendStep('personal-info', { ...FORM, phone: '1' })
    await sendStep('personal-info', FORM)
    expect(await draftOf('personal-info')).toBeUndefined()
  })

  it('and leads past the steps whose facts are known', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(ADDRESS) })
    expect(await sendStep('personal-info', FORM, { locale: 'en-au' })).toMatchObject({
      kind: 'next',
      to: '/en-au/register/organisation',
    })
  })
})

describe('when one of the two back ends fails', () => {
  it('the login service’s failure keeps commerce untouched, so the step is not taken for done', async () => {
    backEnds().reply(LOGIN, { status: 500 })
    expect(await sendStep('personal-info', FORM)).toEqual(formError(503, 'unavailable'))
    expect(backEnds().writes()).toEqual([LOGIN])
    expect((await draftOf('personal-info'))?.values).toEqual(FORM)
  })

  it('commerce’s failure keeps the step open, and sending again saves both the same way', async () => {
    backEnds().reply(COMMERCE, { status: 503 })
    expect(await sendStep('personal-info', FORM)).toEqual(formError(503, 'unavailable'))
    expect((await draftOf('personal-info'))?.values).toEqual(FORM)
    backEnds().reply(COMMERCE, { status: 204 })
    expect(await sendStep('personal-info', FORM)).toMatchObject({ kind: 'next' })
    const [first, second] = backEnds().sentTo(LOGIN)
    expect(second?.body).toEqual(first?.body)
  })

  it.each([
    ['a broken connection', 'hang-up' as const, 503, 'unavailable'],
    ['an answer that is not of the contract', { status: 200, body: { odd: true } }, 503, 'unavailable'],
    ['a refusal without a field', occRefusal(409, 'ConflictError'), 409, 'conflict'],
  ])('tells %s apart', async (_, reply, status, code) => {
    backEnds().reply(LOGIN, reply)
    expect(await sendStep('personal-info', FORM)).toEqual(formError(status, code))
    expect((await draftOf('personal-info'))?.values).toEqual(FORM)
  })

  it('leads to sign-in after a refused token, and goes on with the same submission then', async () => {
    backEnds().reply(LOGIN, { status: 401 })
    expect(await sendStep('personal-info', FORM)).toEqual({
      kind: 'signIn',
      to: '/en-us/login?returnTo=%2Fen-us%2Fregister%2Fpersonal-info',
    })
    expect(await draftOf('personal-info')).toEqual({
      values: FORM,
      unsettled: { submissionKey: 'submission-key-1', sentAt: expect.any(String) },
    })
  })

  it('hands on how long to wait', async () => {
    backEnds().reply(COMMERCE, { status: 429, headers: { 'retry-after': '7' } })
    expect(await sendStep('personal-info', FORM)).toEqual({
      ...formError(429, 'busy', { time: '7 seconds' }),
      retryAfterSeconds: 7,
    })
  })

  it('tells a deadline that has passed from a failure', async () => {
    const deadline = new AbortController()
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    backEnds().reply(LOGIN, () => {
      deadline.abort()
      return 'silence'
    })
    expect(await sendStep('personal-info', FORM)).toEqual(formError(504, 'timeout'))
    expect(await draftOf('personal-info')).toMatchObject({
      values: FORM,
      unsettled: { submissionKey: 'submission-key-1' },
    })
  })

  it('shows a field that commerce refuses beside it, in our words', async () => {
    backEnds().reply(COMMERCE, occRefusal(400, 'ValidationError', 'phoneNumber'))
    expect(await sendStep('personal-info', FORM)).toEqual({
      kind: 'back',
      status: 422,
      errors: { fieldErrors: [{ name: 'phone', code: 'invalid' }], formErrors: [] },
    })
  })

  it('cannot be judged without its lists', async () => {
    backEnds().reply('GET accounts/jobTitles', { status: 500 })
    expect(await sendStep('personal-info', FORM, { locale: 'nl-nl' })).toEqual(formError(503, 'unavailable'))
    expect(backEnds().writes()).toEqual([])
  })
})

describe('nothing is written', () => {
  it.each([
    ['an unknown job title', { jobTitle: 'wizard' }, 'jobTitle'],
    ['a sector of another industry', { sector: 'clinic' }, 'sector'],
    ['a phone number of another country', { phone: '+44 20 7946 0958' }, 'phone'],
  ])('for %s', async (_, difference, name) => {
    const answer = await sendStep('personal-info', { ...FORM, ...difference })
    expect(answer).toMatchObject({ kind: 'back', status: 422, errors: { fieldErrors: [{ name }] } })
    expect(backEnds().writes()).toEqual([])
    expect((await draftOf('personal-info'))?.values).toEqual({ ...FORM, ...difference })
  })

  it.each([
    ['saved before', { ...JOB_TITLE }, 'en-us', '/en-us/register/contact-address?notice=saved'],
    ['ahead of its time', {}, 'en-au', '/en-au/register/contact-address?notice=missing'],
    [
      'after the end',
      { ...JOB_TITLE, ...ADDRESS, registrationStatus: 'REGISTERED' },
      'en-us',
      '/en-us/register?notice=finished',
    ],
  ] as const)('for a step %s', async (_, facts, locale, to) => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })
    expect(await sendStep('personal-info', FORM, { locale })).toEqual({ kind: 'moved', to })
    expect(backEnds().writes()).toEqual([])
  })

  it('for a visitor who was never signed in', async () => {
    expect(await sendStep('personal-info', FORM, { session: { state: 'anonymous' } })).toEqual({
      kind: 'moved',
      to: '/en-us/register?notice=missing',
    })
    expect(backEnds().sent).toEqual([])
  })
})
