import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDraftStore } from '@/lib/steps/draft-store.server'
import { forgetProcessState, setSharedState } from '../../support/process-state'
import { DELIVERY_DRAFT, type DeliveryDraft, type DeliveryStep } from './invented-flow'

const drafts = createDraftStore<DeliveryStep, DeliveryDraft>({
  prefix: 'draft/delivery',
  schema: DELIVERY_DRAFT,
  once: ['errors', 'quoted'],
})
const otherDrafts = createDraftStore<DeliveryStep, DeliveryDraft>({
  prefix: 'draft/return',
  schema: DELIVERY_DRAFT,
  once: [],
})

const ADA = { user: 'ada' }

beforeEach(() => {
  setSharedState()
})

afterEach(() => {
  forgetProcessState()
})

describe('the drafts of a wizard', () => {
  it('belong to one owner, one step and one wizard', async () => {
    await drafts.save(ADA, 'parcel', { values: { weight: '2' } })
    expect(await drafts.read(ADA, 'parcel')).toEqual({ values: { weight: '2' } })
    expect(await drafts.read({ visitor: 'ada' }, 'parcel')).toBeUndefined()
    expect(await drafts.read(ADA, 'insurance')).toBeUndefined()
    expect(await otherDrafts.read(ADA, 'parcel')).toBeUndefined()
  })

  it('tell what is shown once on one page view, and keep what was typed', async () => {
    const errors = { fieldErrors: [], formErrors: [{ code: 'unavailable' }] }
    await drafts.save(ADA, 'parcel', { values: { weight: '2' }, errors, quoted: 'yes', question: 'q' })
    expect(await drafts.take(ADA, 'parcel')).toMatchObject({ errors, quoted: 'yes' })
    expect(await drafts.take(ADA, 'parcel')).toEqual({ values: { weight: '2' }, question: 'q' })
  })

  it('lose no change when two come at the same moment', async () => {
    await drafts.save(ADA, 'parcel', { values: {} })
    const add = (name: string) =>
      drafts.change(ADA, 'parcel', draft => ({ ...draft, values: { ...draft?.values, [name]: 'on' } }))
    await Promise.all([add('fragile'), add('heavy')])
    expect((await drafts.read(ADA, 'parcel'))?.values).toEqual({ fragile: 'on', heavy: 'on' })
  })

  it('are gone when a change drops them', async () => {
    await drafts.save(ADA, 'parcel', { values: {} })
    await drafts.change(ADA, 'parcel', () => undefined)
    expect(await drafts.read(ADA, 'parcel')).toBeUndefined()
  })
})
