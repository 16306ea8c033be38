import { describe, expect, it } from 'vitest'
import { isAnswer } from '@/lib/registration/drafts/answers'
import { type Draft, registrationDrafts, typedValues } from '@/lib/registration/drafts/drafts.server'
import { isSameTyping, nameOfTyping } from '@/lib/steps/typed-values'

const OPEN: Draft = {
  values: { street: '12 Elm Street' },
  review: { kind: 'mergedOrganisation', name: 'a', target: { uid: 'b', name: 'b', place: '' } },
  question: 'q1',
}

describe('an answer to a question', () => {
  it.each(['use-address', 'link', 'link-similar', 'register-anyway', 'reenter'])('is %s', intent => {
    expect(isAnswer({ intent })).toBe(true)
    expect(typedValues('organisation', { intent, name: 'x' }, OPEN)).toEqual(OPEN.values)
    expect(typedValues('organisation', { intent }, undefined)).toEqual({})
  })

  it.each([
    ['use-existing', { choice: 'existing', name: 'Elm', qglobalAccountNumber: 'QG-1' }],
    ['without-qglobal', { choice: 'new', name: 'Elm', qglobalAccountNumber: '' }],
    ['use-qglobal', { choice: 'new', name: 'Elm', qglobalAccountNumber: 'QG-1' }],
  ])('changes by %s only the field it is about', (intent, values) => {
    const draft = { ...OPEN, values: { choice: 'new', name: 'Elm', qglobalAccountNumber: 'QG-1' } }
    expect(typedValues('organisation', { intent }, draft)).toEqual(values)
  })

  it('begins a new organization with what was looked for, in place of another place', () => {
    const searched = { findName: 'Elm Clinic', findCountry: 'CA', findPostalCode: 'K1A 0B1' }
    const draft = { ...OPEN, values: { ...searched, choice: 'find', name: 'Old', region: 'US-NY' } }
    expect(typedValues('add-organisation', { intent: 'use-search' }, draft)).toEqual({
      ...searched,
      choice: 'new',
      name: 'Elm Clinic',
      addressChoice: 'another',
      country: 'CA',
      region: '',
      postalCode: 'K1A 0B1',
    })
  })

  it.each(['save', 'country', 'unheard-of', ''])('is not %j', intent => {
    expect(isAnswer({ intent })).toBe(false)
    expect(typedValues('contact-address', { intent, street: '1 Oak' }, OPEN)).toEqual({ street: '1 Oak' })
  })

  it.each([
    ['the open one', { intent: 'link', question: 'q1' }, OPEN, false],
    ['another one', { intent: 'link', question: 'q2' }, OPEN, true],
    ['one without a name', { intent: 'link' }, OPEN, true],
    ['none that is open', { intent: 'link', question: 'q1' }, { values: {} }, true],
    ['one of a draft that is gone', { intent: 'link', question: 'q1' }, undefined, true],
  ])('is about %s', (_, form, draft, other) => {
    expect(registrationDrafts.answersAnotherQuestion(form, draft)).toBe(other)
  })

  it.each(['reenter', 'save', 'country'])('is not looked for in %s, which agrees to nothing', intent => {
    expect(registrationDrafts.answersAnotherQuestion({ intent }, undefined)).toBe(false)
  })
})

it.each(['register', 'personal-info', 'contact-address', 'organisation'] as const)(
  'neither password nor anything unasked is kept of %s',
  step => {
    const form = { password: 'Secret1', question: 'q', similar: 'o1', intent: 'save', isAdmin: 'on' }
    expect(typedValues(step, form, undefined)).toEqual({})
  },
)

describe('of a value that no field can hold', () => {
  const keptOf = (street: string) => typedValues('contact-address', { street }, undefined).street

  it.each([
    ['letters', 'x'],
    ['characters of two units', '\u{20BB7}'],
    ['characters that the end falls into', 'x\u{20BB7}'],
  ])('only so much is kept, still too long for any field: %s', (_, unit) => {
    const kept = keptOf(unit.repeat(10_000)) ?? ''
    expect(kept.length).toBeLessThanOrEqual(512)
    expect(kept.isWellFormed()).toBe(true)
    expect([...kept].length).toBeGreaterThan(240)
  })

  it('not a unit less is kept than there is room for', () => {
    const full = `${'x'.repeat(511)}\uD83D`
    expect(keptOf(full)).toBe(full)
    expect(keptOf(`${full}\uDE00`)).toBe('x'.repeat(511))
    expect(keptOf('x'.repeat(513))).toBe('x'.repeat(512))
  })

  it('nothing is cut that a field can hold', () => {
    const longest = '\u{20BB7}'.repeat(240)
    expect(keptOf(longest)).toBe(longest)
  })
})

describe('two states of a form', () => {
  it.each([
    ['nothing', {}, {}],
    ['the same', { city: 'Utica', street: '' }, { city: 'Utica', street: '' }],
    ['an empty field and an absent one', { city: 'Utica', street: '' }, { city: 'Utica' }],
  ])('are the same with %s', (_, one, other) => {
    expect([isSameTyping(one, other), isSameTyping(other, one)]).toEqual([true, true])
  })

  it.each([
    ['a field more', { city: 'Utica' }, {}],
    ['another value', { city: 'Utica' }, { city: 'Albany' }],
    ['one of two fields changed', { city: 'Utica', street: '1 Elm' }, { city: 'Utica', street: '2 Elm' }],
    ['a value emptied', { city: 'Utica' }, { city: '' }],
  ])('differ with %s', (_, one, other) => {
    expect([isSameTyping(one, other), isSameTyping(other, one)]).toEqual([false, false])
  })
})

describe('the name of what is sent to be kept', () => {
  it.each(['a', '0b5c-D_9', 'n'.repeat(32)])('is %s as the page gave it', keeping => {
    expect(nameOfTyping({ keeping, phone: '5' })).toEqual({ keptAs: keeping })
  })

  it.each(['', 'a b', ' a', 'a ', 'a\n', 'é', 'n'.repeat(33)])('is not %j', keeping => {
    expect(nameOfTyping({ keeping })).toEqual({})
  })

  it('is none where the page gave none', () => {
    expect(nameOfTyping({ phone: '5' })).toEqual({})
  })
})
