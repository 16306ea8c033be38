import { describe, expect, it } from 'vitest'
import { readSignUpRefusals } from '@/lib/backends/identity/sign-up-refusals'
import { fillStep } from '@/lib/backends/identity/tree-answers'
import type { TreeCallback } from '@/lib/contract/identity-tree'

const callback = (type: string, output: Record<string, unknown> = {}, position = 1): TreeCallback => ({
  type,
  output: Object.entries(output).map(([name, value]) => ({ name, value })),
  input: [
    { name: `IDToken${position}`, value: '' },
    { name: `IDToken${position}validateOnly`, value: false },
  ],
})

const valuesOf = (callbacks: readonly TreeCallback[]) => callbacks.map(({ input }) => input?.[0]?.value)

describe('answers to a tree', () => {
  const answers = {
    username: 'ada',
    password: 'Secret.1',
    attributes: { givenName: 'Ada', 'preferences/marketing': true },
  }

  it('go by the type of the questions, whatever their order', () => {
    const callbacks = [
      callback('PasswordCallback'),
      callback('BooleanAttributeInputCallback', { name: 'preferences/marketing' }),
      callback('TermsAndConditionsCallback'),
      callback('StringAttributeInputCallback', { name: 'givenName' }),
      callback('NameCallback'),
    ]
    const filled = fillStep({ authId: 'opaque', callbacks, stage: 'x' }, answers)
    expect(valuesOf(filled.callbacks)).toEqual(['Secret.1', true, true, 'Ada', 'ada'])
    expect(filled).toMatchObject({ authId: 'opaque', stage: 'x' })
  })

  it('leave questions without an answer of ours as they came', () => {
    const unknown = [
      callback('HiddenValueCallback', { id: 'x' }),
      callback('StringAttributeInputCallback', { name: 'telephoneNumber' }),
      { type: 'TextOutputCallback', output: [] },
    ]
    expect(fillStep({ authId: 'a', callbacks: unknown }, answers).callbacks).toEqual(unknown)
  })
})

describe('refused sign-up', () => {
  const refuse = (type: string, output: Record<string, unknown>) =>
    readSignUpRefusals({ authId: 'a', callbacks: [callback(type, output)] })
  const policy = (policyRequirement: string, params?: object) => JSON.stringify({ policyRequirement, params })

  it.each([
    ['UNIQUE', undefined, { code: 'taken' }],
    ['REQUIRED', undefined, { code: 'required' }],
    ['MIN_LENGTH', { minLength: 8 }, { code: 'tooShort', params: { min: 8 } }],
    ['MAX_LENGTH', { maxLength: 120 }, { code: 'tooLong', params: { max: 120 } }],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 }, { code: 'capitalMissing' }],
    ['AT_LEAST_X_NUMBERS', { numNums: 1 }, { code: 'numberMissing' }],
    [
      'CANNOT_CONTAIN_CHARACTERS',
      { forbiddenChars: '€£' },
      { code: 'characterNotAllowed', params: { character: '€' } },
    ],
    ['VALID_EMAIL_ADDRESS_FORMAT', undefined, { code: 'invalid' }],
    ['SOMETHING_NEW', undefined, { code: 'invalid' }],
    ['MIN_LENGTH', undefined, { code: 'invalid' }],
    ['MAX_LENGTH', { maxLength: 'many' }, { code: 'invalid' }],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: '' }, { code: 'invalid' }],
  ])('says %s in the words of our forms', (requirement, params, refusal) => {
    const output = { failedPolicies: [policy(requirement, params)] }
    expect(refuse('ValidatedCreatePasswordCallback', output)).toEqual([{ field: 'password', ...refusal }])
  })

  it.each([
    ['givenName', 'firstName'],
    ['sn', 'lastName'],
    ['mail', 'email'],
  ])('names the field of %s', (name, field) => {
    const output = { name, failedPolicies: [policy('REQUIRED')] }
    expect(refuse('StringAttributeInputCallback', output)).toEqual([{ field, code: 'required' }])
  })

  it('reads nothing out of questions asked for the first time or badly written', () => {
    expect(refuse('ValidatedCreateUsernameCallback', { failedPolicies: [] })).toEqual([])
    expect(refuse('ValidatedCreateUsernameCallback', { failedPolicies: ['{', 7, null] })).toEqual([])
    expect(refuse('ValidatedCreateUsernameCallback', {})).toEqual([])
  })
})
