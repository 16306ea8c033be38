import { describe, expect, it } from 'vitest'
import { openPrompts, PROMPTS, type PromptFacts } from '@/lib/prompts/open-prompts'

const SETTLED: PromptFacts = {
  isRegistered: true,
  email: 'jonas@example.com',
  hasPhone: true,
  hasChosenMessages: true,
  postponed: [],
}

const NOTHING = { email: '', hasPhone: false, hasChosenMessages: false }

describe('the tasks after sign-in', () => {
  it.each<[string, Partial<PromptFacts>, readonly string[]]>([
    ['none where everything is known', {}, []],
    ['the email of an account without one', { email: '' }, ['email']],
    ['the phone of a customer without one', { hasPhone: false }, ['phone']],
    ['the choice no one has asked for', { hasChosenMessages: false }, ['preferences']],
    ['all of them, the email first', NOTHING, ['email', 'phone', 'preferences']],
    ['none in the middle of a registration', { ...NOTHING, isRegistered: false }, []],
    ['none that was put off', { hasPhone: false, postponed: ['phone'] }, []],
    ['the others where one was put off', { ...NOTHING, postponed: ['phone'] }, ['email', 'preferences']],
    ['the email even where all were put off', { ...NOTHING, postponed: PROMPTS }, ['email']],
  ])('are %s', (_name, facts, tasks) => {
    expect(openPrompts({ ...SETTLED, ...facts })).toEqual(tasks)
  })
})
