import { describe, expect, it } from 'vitest'
import type { Draft } from '@/lib/registration/drafts.server'
import { answersAnotherQuestion, isAnswer, typedValues } from '@/lib/registration/typed-values'

const OPEN: Draft = {
  values: { street: '12 Elm Street' },
  review: { kind: 'mergedOrganisation', name: 'a', target: { uid: 'b', name: 'b' } },
  question: 'q1',
}

describe('an answer to a question', () => {
  it.each(['use-address', 'link', 'link-similar', 'register-anyway', 'reenter'])('is %s', intent => {
    expect(isAnswer({ intent })).toBe(true)
    expect(typedValues('organisation', { intent, name: 'x' }, OPEN)).toEqual(OPEN.values)
    expect(typedValues('organisation', { intent }, undefined)).toEqual({})
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
    expect(answersAnotherQuestion(form, draft)).toBe(other)
  })

  it.each(['reenter', 'save', 'country'])('is not looked for in %s, which agrees to nothing', intent => {
    expect(answersAnotherQuestion({ intent }, undefined)).toBe(false)
  })
})

it.each(['register', 'personal-info', 'contact-address', 'organisation'] as const)(
  'neither password nor anything unasked is kept of %s',
  step => {
    const form = { password: 'Secret1', question: 'q', similar: 'o1', intent: 'save', isAdmin: 'on' }
    expect(typedValues(step, form, undefined)).toEqual({})
  },
)
