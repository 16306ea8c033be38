import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Draft,
  dropDraft,
  lastUserOf,
  readDraft,
  rememberUser,
  saveDraft,
  takeDraft,
} from '@/lib/registration/drafts.server'

const HOUR_MS = 60 * 60 * 1000
const ADA = { user: 'ada' }
const DRAFT: Draft = { values: { phone: '555' } }
const ERRORS = { fieldErrors: [{ name: 'phone', code: 'tooShort' }], formErrors: [] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  // The clock that the cache goes by.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  globalThis.storeRegistrationDrafts = undefined
})

afterEach(() => {
  vi.useRealTimers()
  globalThis.storeRegistrationDrafts = undefined
})

describe('a draft', () => {
  it('is kept for a day', () => {
    saveDraft(ADA, 'personal-info', DRAFT)
    vi.advanceTimersByTime(24 * HOUR_MS - 1000)
    expect(readDraft(ADA, 'personal-info')).toEqual(DRAFT)
    vi.advanceTimersByTime(2000)
    expect(readDraft(ADA, 'personal-info')).toBeUndefined()
  })

  it.each([
    ['another user', { user: 'bob' }, 'personal-info'],
    ['a visitor of the same name', { visitor: 'ada' }, 'personal-info'],
    ['another step', ADA, 'contact-address'],
    ['a name that reaches over', { user: 'ada/personal-info' }, 'personal-info'],
  ] as const)('is not that of %s', (_, owner, step) => {
    saveDraft(ADA, 'personal-info', DRAFT)
    expect(readDraft(owner, step)).toBeUndefined()
    dropDraft(owner, step)
    expect(readDraft(ADA, 'personal-info')).toEqual(DRAFT)
  })

  it('is gone once dropped', () => {
    saveDraft(ADA, 'personal-info', DRAFT)
    dropDraft(ADA, 'personal-info')
    expect(readDraft(ADA, 'personal-info')).toBeUndefined()
  })

  it('gives way before drafts take the memory of the process', () => {
    const large = { values: { phone: 'x'.repeat(1_000_000) } }
    for (let index = 0; index < 70; index += 1) saveDraft({ user: `u${index}` }, 'personal-info', large)
    expect(readDraft({ user: 'u0' }, 'personal-info')).toBeUndefined()
    expect(readDraft({ user: 'u69' }, 'personal-info')).toEqual(large)
  })
})

describe('what is wrong with a draft', () => {
  it('is told once; values and question stay', () => {
    const review = { kind: 'mergedOrganisation', name: 'a', target: { uid: 'b', name: 'b' } } as const
    saveDraft(ADA, 'organisation', { ...DRAFT, errors: ERRORS, review, question: 'q' })
    expect(takeDraft(ADA, 'organisation')?.errors).toEqual(ERRORS)
    expect(takeDraft(ADA, 'organisation')).toEqual({ ...DRAFT, review, question: 'q' })
  })

  it('is still there for who only reads', () => {
    saveDraft(ADA, 'organisation', { ...DRAFT, errors: ERRORS })
    readDraft(ADA, 'organisation')
    expect(takeDraft(ADA, 'organisation')?.errors).toEqual(ERRORS)
  })
})

it('the last user of a browser is remembered for a day', () => {
  rememberUser('browser', 'ada')
  rememberUser('browser', 'bob')
  expect(lastUserOf('browser')).toBe('bob')
  expect(lastUserOf('other')).toBeUndefined()
  vi.advanceTimersByTime(24 * HOUR_MS + 1000)
  expect(lastUserOf('browser')).toBeUndefined()
})
