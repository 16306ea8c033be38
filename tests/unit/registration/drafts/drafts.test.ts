import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changeDraft,
  type Draft,
  dropDraft,
  readDraft,
  saveDraft,
  takeDraft,
} from '@/lib/registration/drafts/drafts.server'
import { lastUserOf, rememberUser } from '@/lib/steps/draft-owner.server'
import { forgetProcessState, setSharedState } from '../../../support/process-state'

const HOUR_MS = 60 * 60 * 1000
const ADA = { user: 'ada' }
const DRAFT: Draft = { values: { phone: '555' } }
const ERRORS = { fieldErrors: [{ name: 'phone', code: 'tooShort' }], formErrors: [] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  // The clock that the cache goes by.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  setSharedState()
})

afterEach(() => {
  vi.useRealTimers()
  forgetProcessState()
})

describe('a draft', () => {
  it('is kept for a day', async () => {
    await saveDraft(ADA, 'personal-info', DRAFT)
    vi.advanceTimersByTime(24 * HOUR_MS - 1000)
    expect(await readDraft(ADA, 'personal-info')).toEqual(DRAFT)
    vi.advanceTimersByTime(2000)
    expect(await readDraft(ADA, 'personal-info')).toBeUndefined()
  })

  it.each([
    ['another user', { user: 'bob' }, 'personal-info'],
    ['a visitor of the same name', { visitor: 'ada' }, 'personal-info'],
    ['another step', ADA, 'contact-address'],
    ['a name that reaches over', { user: 'ada/personal-info' }, 'personal-info'],
  ] as const)('is not that of %s', async (_, owner, step) => {
    await saveDraft(ADA, 'personal-info', DRAFT)
    expect(await readDraft(owner, step)).toBeUndefined()
    await dropDraft(owner, step)
    expect(await readDraft(ADA, 'personal-info')).toEqual(DRAFT)
  })

  it('is gone once dropped', async () => {
    await saveDraft(ADA, 'personal-info', DRAFT)
    await dropDraft(ADA, 'personal-info')
    expect(await readDraft(ADA, 'personal-info')).toBeUndefined()
  })

  it.each([
    ['a page view that has nothing to tell', () => takeDraft(ADA, 'personal-info')],
    ['a change that changes nothing', () => changeDraft(ADA, 'personal-info', draft => draft)],
  ])('lives no longer by %s', async (_, look) => {
    await saveDraft(ADA, 'personal-info', DRAFT)
    vi.advanceTimersByTime(23 * HOUR_MS)
    expect(await look()).toEqual(DRAFT)
    vi.advanceTimersByTime(2 * HOUR_MS)
    expect(await readDraft(ADA, 'personal-info')).toBeUndefined()
  })

  it('gives way before drafts take the memory of the process', async () => {
    const large = { values: { phone: 'x'.repeat(1_000_000) } }
    for (let index = 0; index < 70; index += 1) await saveDraft({ user: `u${index}` }, 'personal-info', large)
    expect(await readDraft({ user: 'u0' }, 'personal-info')).toBeUndefined()
    expect(await readDraft({ user: 'u69' }, 'personal-info')).toEqual(large)
  })
})

describe('changes of a draft at the same moment', () => {
  it('do not undo one another: a page view keeps the typing that comes beside it', async () => {
    await saveDraft(ADA, 'organisation', { ...DRAFT, errors: ERRORS })
    const typed = { phone: '5556' }
    await Promise.all([
      takeDraft(ADA, 'organisation'),
      changeDraft(ADA, 'organisation', draft => ({ ...draft, values: typed })),
      takeDraft(ADA, 'organisation'),
    ])
    expect(await readDraft(ADA, 'organisation')).toEqual({ values: typed })
  })

  it('all count', async () => {
    const note = (name: string) =>
      changeDraft(ADA, 'organisation', draft => ({ values: { ...draft?.values, [name]: 'on' } }))
    await Promise.all(['a', 'b', 'c'].map(note))
    expect(await readDraft(ADA, 'organisation')).toEqual({ values: { a: 'on', b: 'on', c: 'on' } })
  })

  it('show nothing of a draft that is dropped while its page is made', async () => {
    await saveDraft(ADA, 'organisation', { ...DRAFT, errors: ERRORS })
    const view = takeDraft(ADA, 'organisation')
    const dropped = changeDraft(ADA, 'organisation', () => undefined)
    expect(await dropped).toEqual({ ...DRAFT, errors: ERRORS })
    expect(await view).toBeUndefined()
    expect(await readDraft(ADA, 'organisation')).toBeUndefined()
  })

  it('go on after one that failed', async () => {
    const broken = changeDraft(ADA, 'organisation', () => {
      throw new Error('broken')
    })
    const next = changeDraft(ADA, 'organisation', () => DRAFT)
    await expect(broken).rejects.toThrow('broken')
    await next
    expect(await readDraft(ADA, 'organisation')).toEqual(DRAFT)
  })
})

describe('what is wrong with a draft', () => {
  it('is shown once; values and question stay', async () => {
    const review = { kind: 'qglobalNotFound', accountNumber: 'QG-1' } as const
    await saveDraft(ADA, 'organisation', { ...DRAFT, errors: ERRORS, review, question: 'q' })
    expect((await takeDraft(ADA, 'organisation'))?.errors).toEqual(ERRORS)
    expect(await takeDraft(ADA, 'organisation')).toEqual({ ...DRAFT, review, question: 'q' })
  })

  it('is still there for who only reads', async () => {
    await saveDraft(ADA, 'organisation', { ...DRAFT, errors: ERRORS })
    await readDraft(ADA, 'organisation')
    expect((await takeDraft(ADA, 'organisation'))?.errors).toEqual(ERRORS)
  })
})

it('the last user of a browser is remembered for a day', async () => {
  await rememberUser('browser', 'ada')
  await rememberUser('browser', 'bob')
  expect(await lastUserOf('browser')).toBe('bob')
  expect(await lastUserOf('other')).toBeUndefined()
  vi.advanceTimersByTime(24 * HOUR_MS + 1000)
  expect(await lastUserOf('browser')).toBeUndefined()
})
