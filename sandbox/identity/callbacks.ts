import type { TreeCallback } from '../../lib/contract/identity-tree.ts'
import type { BrokenPolicy, PolicyName } from './policies.ts'

type Value = string | boolean

/** A question before it has its place in a step. */
export type Question = {
  type: string
  output: { name: string; value: unknown }[]
  value: Value
  isValidated?: boolean
}

type Checked = { value: Value; policies: readonly PolicyName[]; broken: readonly BrokenPolicy[] }

export const askName = (): Question => ({
  type: 'NameCallback',
  output: [{ name: 'prompt', value: 'User Name' }],
  value: '',
})

export const askPassword = (): Question => ({
  type: 'PasswordCallback',
  output: [{ name: 'prompt', value: 'Password' }],
  value: '',
})

/** As the provider's verifier of authenticator codes asks. */
export const askCode = (): Question => ({
  type: 'NameCallback',
  output: [{ name: 'prompt', value: 'Enter verification code' }],
  value: '',
})

export const askNewUsername = (checked: Checked): Question => ({
  type: 'ValidatedCreateUsernameCallback',
  output: [...policyOutput('userName', checked), { name: 'prompt', value: 'Username' }],
  value: checked.value,
  isValidated: true,
})

/** A password is never sent back, not even to the one who typed it. */
export const askNewPassword = (checked: Checked): Question => ({
  type: 'ValidatedCreatePasswordCallback',
  output: [
    { name: 'echoOn', value: false },
    ...policyOutput('password', checked),
    { name: 'prompt', value: 'Password' },
  ],
  value: '',
  isValidated: true,
})

export const askAttribute = (name: string, prompt: string, checked: Checked): Question => ({
  type: typeof checked.value === 'boolean' ? 'BooleanAttributeInputCallback' : 'StringAttributeInputCallback',
  output: [
    { name: 'name', value: name },
    { name: 'prompt', value: prompt },
    { name: 'required', value: typeof checked.value !== 'boolean' },
    ...policyOutput(name, checked),
    { name: 'value', value: checked.value },
  ],
  value: checked.value,
  isValidated: true,
})

export const askTerms = (): Question => ({
  type: 'TermsAndConditionsCallback',
  output: [
    { name: 'version', value: '1.0' },
    { name: 'terms', value: 'Terms of use and privacy statement of the store.' },
    { name: 'createDate', value: '2026-01-01T00:00:00.000Z' },
  ],
  value: false,
})

/** Broken rules travel as JSON strings, one by one; clients parse each element. */
const policyOutput = (name: string, { policies, broken }: Checked) => [
  { name: 'policies', value: { name, policyRequirements: policies, policies: [] } },
  { name: 'failedPolicies', value: broken.map(policy => JSON.stringify(policy)) },
  { name: 'validateOnly', value: false },
]

/** Numbers the questions of a page: input names tell the position, counted from one. */
export const toCallbacks = (questions: readonly Question[]): TreeCallback[] =>
  questions.map(({ type, output, value, isValidated }, index) => {
    const name = `IDToken${index + 1}`
    const input: NonNullable<TreeCallback['input']> = [{ name, value }]
    if (isValidated === true) input.push({ name: `${name}validateOnly`, value: false })
    return { type, output, input, _id: index }
  })
