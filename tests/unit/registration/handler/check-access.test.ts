import { afterEach, describe, expect, it, vi } from 'vitest'
import { readFormOwner, sealFormOwner } from '@/lib/forms/form-owner.server'
import { readDraft, saveDraft } from '@/lib/registration/drafts/drafts.server'
import { USER } from '../back-ends'
import { BROWSER, post } from '../requests'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, serveBackEnds } from '../store'

const backEnds = serveBackEnds()

const FORM = { jobTitle: 'teacher', phone: '2025550123' }

const OTHER = 'uid-other'
const DAY_MS = 24 * 60 * 60 * 1000

const otherDraft = () => readDraft({ user: OTHER }, 'personal-info')

const asScript = async (posting: Parameters<typeof post>[0]) => {
  const response = await post(posting)
  return { status: response.status, body: await response.json() }
}

describe('a form of another user', () => {
  it('is not saved for who signed in meanwhile, and kept for its owner', async () => {
    const json = { ...FORM, formOwner: await sealFormOwner(OTHER) }
    expect(await asScript({ json })).toEqual({
      status: 409,
      body: { fieldErrors: [], formErrors: [{ code: 'otherAccount' }] },
    })
    expect(await otherDraft()).toEqual({ values: FORM })
    expect(await draftOf('personal-info')).toBeUndefined()
    expect(backEnds().writes()).toEqual([])
  })

  it('leads to the sender’s own step without script, where a notice says why', async () => {
    const response = await post({ form: { ...FORM, formOwner: await sealFormOwner(OTHER) } })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/en-us/register/personal-info?notice=otherAccount')
    expect(await otherDraft()).toEqual({ values: FORM })
  })

  it('is not kept for the sender while it is typed, in an outage neither', async () => {
    const json = { ...FORM, intent: 'keep', formOwner: await sealFormOwner(OTHER) }
    expect(await asScript({ json })).toMatchObject({ status: 409 })
    backEnds().reply(`GET users/${USER}`, { status: 503 })
    expect(await asScript({ json })).toMatchObject({ status: 409 })
    expect(await otherDraft()).toEqual({ values: FORM })
    expect(await draftOf('personal-info')).toBeUndefined()
  })

  it('whose session has ended is theirs, regardless of who was signed in here last', async () => {
    await post({ json: { ...FORM, intent: 'keep' } })
    const json = { ...FORM, phone: '1', formOwner: await sealFormOwner(OTHER) }
    expect(await asScript({ json, cookies: { browser: BROWSER } })).toMatchObject({ status: 401 })
    expect(await otherDraft()).toEqual({ values: { ...FORM, phone: '1' } })
    expect(await draftOf('personal-info')).toEqual({ values: FORM })
  })

  it('cannot be made up', async () => {
    for (const formOwner of ['', OTHER, `${await sealFormOwner(OTHER)}x`])
      expect(await asScript({ json: { ...FORM, formOwner } })).toMatchObject({
        status: 403,
        body: { code: 'unknown-form', formErrors: [{ code: 'forbidden' }] },
      })
    expect(await draftOf('personal-info')).toEqual({ values: FORM })
  })
})

describe('the mark of a form', () => {
  afterEach(() => vi.useRealTimers())

  it('outlives a page that stays open for weeks, and is none of ours after a month', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const mark = await sealFormOwner(USER)
    vi.setSystemTime(Date.now() + 29 * DAY_MS)
    expect(await readFormOwner(mark)).toEqual({ user: USER })
    vi.setSystemTime(Date.now() + 2 * DAY_MS)
    expect(await readFormOwner(mark)).toBe('unknown')
  })

  it('names its owner to the store alone', async () => {
    const mark = await sealFormOwner(USER)
    expect(mark).not.toContain(USER)
    expect(await readFormOwner(mark)).toEqual({ user: USER })
    expect(await readFormOwner(undefined)).toBeUndefined()
  })

  it('of the sender’s own form changes nothing, and another mark of theirs makes no other submission', async () => {
    const whole = {
      ...FORM,
      industry: 'education',
      sector: 'school',
      phoneCountry: 'US',
      submissionKey: 'submission-view-1',
    }
    const first = await asScript({ json: { ...whole, formOwner: await sealFormOwner(USER) } })
    expect(first.status).toBe(200)
    backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })
    expect(await asScript({ json: { ...whole, formOwner: await sealFormOwner(USER) } })).toEqual(first)
  })
})

describe('who is led to another step is informed why', () => {
  it.each([
    ['a step that is saved already', 'personal-info', JOB_TITLE, 'contact-address?notice=saved'],
    ['a step before its time', 'organisation', JOB_TITLE, 'contact-address?notice=missing'],
    [
      'a step after the end',
      'organisation',
      { ...JOB_TITLE, ...ADDRESS, registrationStatus: 'REGISTERED' },
      '?notice=finished',
    ],
    ['a second sign-up', 'register', JOB_TITLE, 'contact-address?notice=hasAccount'],
  ])('%s', async (_, step, facts, page) => {
    backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })
    const { status, body } = await asScript({ step, json: FORM })
    expect({ status, to: body.redirect.replace('/en-us/register', '').replace(/^\//, '') }).toEqual({
      status: 409,
      to: page,
    })
    expect(backEnds().writes()).toEqual([])
  })
})

describe('what was typed', () => {
  it('is cleared when its owner asks, whatever else was sent', async () => {
    await post({ json: { ...FORM, intent: 'keep' } })
    const response = await post({ form: { intent: 'discard' } })
    expect(response.headers.get('location')).toBe('/en-us/register/personal-info')
    expect((await draftOf('personal-info'))?.values).toEqual({})
  })

  it('comes back when clearing it is undone', async () => {
    await post({ json: { ...FORM, intent: 'keep' } })
    const before = (await draftOf('personal-info'))?.values
    await post({ form: { intent: 'discard' } })
    await post({ form: { intent: 'restore' } })
    expect((await draftOf('personal-info'))?.values).toEqual(before)
  })

  it('does not come back once something else is typed', async () => {
    await post({ json: { ...FORM, intent: 'keep' } })
    await post({ form: { intent: 'discard' } })
    await post({ json: { phone: '2025550111', intent: 'keep' } })
    await post({ form: { intent: 'restore' } })
    expect((await draftOf('personal-info'))?.values).toEqual({ phone: '2025550111' })
  })

  it('is cleared without forgetting that a submission may have had an effect', async () => {
    const unsettled = { submissionKey: 'submission-key-1', sentAt: '2026-01-01T00:00:00.000Z' }
    await saveDraft({ user: USER }, 'personal-info', { values: FORM, unsettled })
    await post({ form: { intent: 'discard' } })
    expect(await draftOf('personal-info')).toEqual({ values: {}, unsettled, discarded: FORM })
  })
})
