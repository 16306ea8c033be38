import { describe, expect, it } from 'vitest'
import { readDraft, saveDraft } from '@/lib/registration/drafts/drafts.server'
import { lastUserOf } from '@/lib/steps/draft-owner.server'
import { USER } from '../back-ends'
import { BROWSER, post } from '../requests'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const FORM = {
  jobTitle: 'teacher',
  industry: 'education',
  sector: 'school',
  phoneCountry: 'US',
  phone: '2025550123',
  submissionKey: 'submission-view-1',
}

const { submissionKey: _, ...TYPED } = FORM

const LOGIN = 'POST personalInfo'
const SAVE = `PATCH users/${USER}`

const asScript = async (posting: Parameters<typeof post>[0]) => {
  const response = await post({ json: FORM, ...posting })
  return { status: response.status, body: await response.json() }
}

const asForm = async (posting: Parameters<typeof post>[0]) => {
  const response = await post({ form: FORM, ...posting })
  return { status: response.status, to: response.headers.get('location') }
}

describe('a saved step', () => {
  it('names the next page to a script', async () => {
    expect(await asScript({})).toEqual({ status: 200, body: { next: '/en-us/register/contact-address' } })
  })

  it('sends a plain form there with 303', async () => {
    expect(await asForm({})).toEqual({ status: 303, to: '/en-us/register/contact-address' })
  })

  it('is never stored on the way', async () => {
    for (const response of [await post({ json: FORM }), await post({ form: FORM })])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('admits to the confirmation by a cookie that no script reads', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
    const response = await post({ step: 'organisation', form: { choice: 'none' } })
    expect(response.headers.get('location')).toBe('/en-us/register/organisation/registered')
    expect(response.headers.getSetCookie().join()).toMatch(/^store\.registered=.+; HttpOnly/)
  })
})

describe('a step that raises a question', () => {
  const lookUp = { choice: 'existing', customerAccountNumber: '4711', termsAccepted: 'on' }

  it('names the page that asks it, to a script and to a plain form', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
    const page = '/en-us/register/organisation'
    expect(await asScript({ step: 'organisation', json: lookUp })).toEqual({
      status: 200,
      body: { question: page },
    })
    expect(await asForm({ step: 'organisation', form: lookUp })).toEqual({ status: 303, to: page })
    expect((await draftOf('organisation'))?.review).toEqual({ kind: 'organisationNotFound' })
  })
})

describe('a refused step', () => {
  it('tells a script what is wrong', async () => {
    expect(await asScript({ json: { ...FORM, phone: '' } })).toEqual({
      status: 422,
      body: { fieldErrors: [{ name: 'phone', code: 'required' }], formErrors: [] },
    })
  })

  it('sends a plain form back to its page, which finds values and errors', async () => {
    expect(await asForm({ form: { ...FORM, phone: '' } })).toEqual({
      status: 303,
      to: '/en-us/register/personal-info',
    })
    expect(await draftOf('personal-info')).toMatchObject({
      values: { ...TYPED, phone: '' },
      errors: { fieldErrors: [{ name: 'phone' }] },
    })
  })

  it('takes ticks as scripts and as forms send them', async () => {
    const facts = recordOf({ ...JOB_TITLE, ...ADDRESS })
    backEnds().reply(`GET users/${USER}`, { body: facts })
    const json = { choice: 'existing', termsAccepted: true, administrator: false }
    expect(await asScript({ step: 'organisation', json })).toMatchObject({
      body: { fieldErrors: [{ name: 'customerAccountNumber' }] },
    })
  })
})

describe('a step that is not the visitor’s', () => {
  it('answers with the one that is, and writes nothing', async () => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    expect(await asScript({})).toEqual({
      status: 409,
      body: { redirect: '/en-us/register/contact-address?notice=saved' },
    })
    expect(await asForm({})).toEqual({ status: 303, to: '/en-us/register/contact-address?notice=saved' })
    expect(await asScript({ step: 'organisation', json: { choice: 'none' } })).toMatchObject({ status: 409 })
    expect(backEnds().writes()).toEqual([])
  })
})

describe('the same form sent again', () => {
  it('has one effect and the same answer, five times at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => asScript({})))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(backEnds().writes()).toEqual([LOGIN, SAVE])
  })

  it('is answered alike after it was saved', async () => {
    const first = await asScript({})
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    expect(await asScript({})).toEqual(first)
    expect(backEnds().writes()).toEqual([LOGIN, SAVE])
  })

  it('with other content is another submission, which the guard judges', async () => {
    await asScript({})
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    expect(await asScript({ json: { ...FORM, phone: '2025550199' } })).toMatchObject({ status: 409 })
  })

  it('by another user is their own, though it is alike to the letter', async () => {
    const other = 'uid-other'
    backEnds().reply(`GET users/${other}`, { body: recordOf({ id: other, uid: other }) })
    backEnds().reply(`PATCH users/${other}`, { status: 204 })
    const answers = await Promise.all([
      asScript({}),
      asScript({ cookies: { user: other, browser: BROWSER } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(backEnds().sentTo(`PATCH users/${other}`)).toHaveLength(1)
    expect(backEnds().sentTo(SAVE)).toHaveLength(1)
  })

  it('is tried again after a failure', async () => {
    backEnds().reply(SAVE, { status: 500 })
    expect(await asScript({})).toMatchObject({ status: 503 })
    backEnds().reply(SAVE, { status: 204 })
    expect(await asScript({})).toMatchObject({ status: 200 })
  })

  it('stands for itself without a key', async () => {
    await asScript({ json: TYPED })
    await asScript({ json: TYPED })
    expect(backEnds().sentTo(SAVE)).toHaveLength(2)
  })
})

describe('an outage', () => {
  it.each([503, 500, 429])(
    'of the customer record (%i) is not a sign-out, and keeps what was typed for its owner',
    async status => {
      backEnds().reply(`GET users/${USER}`, { status })
      expect(await asScript({})).toMatchObject({
        status: 503,
        body: { formErrors: [{ code: 'unavailable' }] },
      })
      expect((await draftOf('personal-info'))?.values).toEqual(TYPED)
      expect(backEnds().writes()).toEqual([])
    },
  )
})

describe('a session that has ended', () => {
  const signedOut = { browser: BROWSER }

  it('leads to sign-in and back, and its owner finds what was typed', async () => {
    await asScript({ json: { ...FORM, phone: '' } })
    expect(await asForm({ cookies: signedOut })).toEqual({
      status: 303,
      to: '/en-us/login?returnTo=%2Fen-us%2Fregister%2Fpersonal-info',
    })
    expect((await draftOf('personal-info'))?.values).toEqual(TYPED)
  })

  it('shows the next person at the same browser nothing of it', async () => {
    await asScript({ json: { ...FORM, phone: '' } })
    await asForm({ cookies: signedOut })
    expect(await readDraft({ visitor: BROWSER }, 'personal-info')).toBeUndefined()
    expect(await readDraft({ user: 'uid-other' }, 'personal-info')).toBeUndefined()
  })

  it('is the back end’s word too', async () => {
    await asScript({ json: { ...FORM, phone: '' } })
    backEnds().reply(`GET users/${USER}`, { status: 401 })
    expect(await asScript({})).toMatchObject({
      status: 401,
      body: { signIn: expect.stringContaining('/login?') },
    })
  })

  it('is not supposed of a browser no one was signed in at', async () => {
    expect(await lastUserOf(BROWSER)).toBeUndefined()
    expect(await asForm({ cookies: signedOut })).toEqual({
      status: 303,
      to: '/en-us/register?notice=missing',
    })
  })
})

it('the draft of another user or browser is never touched', async () => {
  await saveDraft({ user: 'uid-other' }, 'personal-info', { values: { phone: '1' } })
  await saveDraft({ visitor: BROWSER }, 'personal-info', { values: { phone: '2' } })
  await asScript({ json: { ...FORM, phone: '' } })
  expect(await readDraft({ user: 'uid-other' }, 'personal-info')).toEqual({ values: { phone: '1' } })
  expect(await readDraft({ visitor: BROWSER }, 'personal-info')).toEqual({ values: { phone: '2' } })
})
