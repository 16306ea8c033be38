import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AUTOSAVE_COOKIE } from '@/lib/cookies/cookie-names'
import { createStepDrafts } from '@/lib/steps/step-drafts.server'
import { forgetProcessState, setSharedState } from '../../support/process-state'
import { DELIVERY_DRAFT, DELIVERY_INPUT, type DeliveryDraft, type DeliveryStep } from './invented-flow'

const drafts = createStepDrafts<DeliveryStep, DeliveryDraft>({
  prefix: 'draft/delivery',
  schema: DELIVERY_DRAFT,
  once: ['errors'],
  ofQuestion: ['quoted'],
  isVersion: text => text.startsWith('v'),
  ...DELIVERY_INPUT,
})

const ADA = { user: 'ada' }
const ERRORS = { fieldErrors: [{ name: 'weight', code: 'tooHeavy' }], formErrors: [] }
const ASKED = { values: { weight: '2' }, question: 'q1', quoted: '5 EUR' }

const sent = (form: Record<string, string>, baseVersion?: string) =>
  ({ owner: ADA, step: 'parcel', form, submissionKey: 'k1', baseVersion }) as const

const read = () => drafts.read(ADA, 'parcel')

beforeEach(() => {
  setSharedState()
})

afterEach(() => {
  forgetProcessState()
})

describe('the drafts that a wizard declares', () => {
  it('autosave the declared fields of a step and nothing else', async () => {
    expect(await drafts.applyIntent(sent({ intent: 'keep', weight: '2', pin: '1234', keeping: 'a' }))).toBe(
      true,
    )
    expect(await read()).toEqual({ values: { weight: '2' }, keptAs: 'a' })
  })

  it('ignore an autosave that a later one of the same page has overtaken', async () => {
    const keep = (weight: string, keeping: string) =>
      drafts.applyIntent(sent({ intent: 'keep', weight, keeping }))
    await keep('20', 'page1-10')
    await keep('2', 'page1-9')
    await drafts.saveUnvalidated(sent({ weight: '2', keeping: 'page1-9' }))
    expect((await read())?.values).toEqual({ weight: '20' })
    await keep('201', 'page1-11')
    expect((await read())?.values).toEqual({ weight: '201' })
    await keep('5', 'page2-1')
    expect((await read())?.values).toEqual({ weight: '5' })
  })

  it('are cleared and restored', async () => {
    await drafts.save(ADA, 'parcel', { values: { weight: '2' }, errors: ERRORS })
    await drafts.applyIntent(sent({ intent: 'discard' }))
    expect(await read()).toEqual({ values: {}, discarded: { weight: '2' } })
    await drafts.applyIntent(sent({ intent: 'restore' }))
    expect(await read()).toEqual({ values: { weight: '2' } })
  })

  it.each([
    ['page1-2', undefined],
    ['page1-3', 'page1-4'],
  ])('stay cleared when an autosave arrives late: %s', async (late, keeping) => {
    await drafts.applyIntent(sent({ intent: 'keep', weight: '2', keeping: 'page1-3' }))
    await drafts.applyIntent(sent({ intent: 'discard', ...(keeping && { keeping }) }))
    await drafts.applyIntent(sent({ intent: 'keep', weight: '1', keeping: late }))
    expect(await read()).toMatchObject({ values: {}, discarded: { weight: '2' } })
  })

  it('can no longer be restored once something else was typed', async () => {
    await drafts.save(ADA, 'parcel', { values: {}, discarded: { weight: '2' } })
    await drafts.applyIntent(sent({ intent: 'keep', weight: '3' }))
    expect(await read()).toEqual({ values: { weight: '3' } })
  })

  it.each(['discard', 'restore'])('stay none by %s', async intent => {
    expect(await drafts.applyIntent(sent({ intent }))).toBe(true)
    expect(await read()).toBeUndefined()
  })

  it('leave a submission to the handler', async () => {
    expect(await drafts.applyIntent(sent({ weight: '2' }))).toBe(false)
    expect(await drafts.applyIntent(sent({ intent: 'pack-again' }))).toBe(false)
    expect(await read()).toBeUndefined()
  })

  it('keep that the outcome of a submission is unknown, even when they are cleared', async () => {
    await drafts.keep(sent({ weight: '2' }), { unsettledAt: '2026-11-25T08:00:00Z' })
    await drafts.applyIntent(sent({ intent: 'discard' }))
    expect((await read())?.unsettled).toEqual({ submissionKey: 'k1', sentAt: '2026-11-25T08:00:00Z' })
  })
})

describe('a submission that is not carried out', () => {
  it('keeps its input and its errors for one page view', async () => {
    await drafts.keep(sent({ weight: '99', pin: '1234' }), { errors: ERRORS })
    expect(await drafts.open(ADA, 'parcel', new Map())).toEqual({ values: { weight: '99' }, errors: ERRORS })
    expect(await drafts.open(ADA, 'parcel', new Map())).toEqual({ values: { weight: '99' } })
  })

  it('keeps its input beside an open question where the reason is another one', async () => {
    await drafts.save(ADA, 'parcel', ASKED)
    await drafts.saveUnvalidated(sent({ weight: '3', keeping: 'b' }), ERRORS)
    expect(await read()).toEqual({ ...ASKED, values: { weight: '3' }, errors: ERRORS, keptAs: 'b' })
  })
})

describe('the question of a step', () => {
  beforeEach(() => drafts.save(ADA, 'parcel', ASKED))

  it('is dropped with its members when other input is typed, not by the same', async () => {
    await drafts.applyIntent(sent({ intent: 'keep', weight: '2' }))
    expect(await read()).toEqual(ASKED)
    await drafts.applyIntent(sent({ intent: 'keep', weight: '3' }))
    expect(await read()).toEqual({ values: { weight: '3' } })
  })

  it('stays open while its answer fails, with the change that the answer makes', async () => {
    await drafts.keep(sent({ intent: 'pack-again', weight: '7' }), { errors: ERRORS })
    expect(await read()).toEqual({ ...ASKED, values: { weight: '' }, errors: ERRORS })
  })

  it('is over once the form is submitted anew', async () => {
    await drafts.keep(sent({ weight: '4' }), { errors: ERRORS })
    expect(await read()).toEqual({ values: { weight: '4' }, errors: ERRORS })
  })
})

describe('the version of the record that input is based on', () => {
  it('is that of its form, if it can be one', () => {
    expect(drafts.baseVersion(sent({}, 'v1'), undefined)).toEqual({ baseVersion: 'v1' })
    expect(drafts.baseVersion(sent({}, 'x'), undefined)).toEqual({})
  })

  it('is that of the question which is answered', () => {
    const draft = { ...ASKED, baseVersion: 'v0' }
    expect(drafts.baseVersion(sent({ intent: 'reenter' }, 'v1'), draft)).toEqual({ baseVersion: 'v0' })
  })

  it('is unknown for a repeated submission', () => {
    const draft = { values: {}, unsettled: { submissionKey: 'k1', sentAt: '2026-11-25T08:00:00Z' } }
    expect(drafts.baseVersion(sent({}, 'v1'), draft)).toEqual({})
  })

  it('is forgotten when input of another version is typed', async () => {
    await drafts.save(ADA, 'parcel', { values: { weight: '1' }, baseVersion: 'v0' })
    await drafts.applyIntent(sent({ intent: 'keep', weight: '2' }, 'v0'))
    expect((await read())?.baseVersion).toBe('v0')
    await drafts.applyIntent(sent({ intent: 'keep', weight: '3' }, 'v1'))
    expect((await read())?.baseVersion).toBeUndefined()
  })
})

it('a page view of a step waits for the autosave that was sent while the page before was left', async () => {
  const view = drafts.open(ADA, 'parcel', new Map([[AUTOSAVE_COOKIE, 'last']]))
  await drafts.applyIntent(sent({ intent: 'keep', weight: '20', keeping: 'last' }))
  expect((await view)?.values).toEqual({ weight: '20' })
})
