import { attributeName, readFailedPolicies } from '@/lib/backends/identity/tree-answers'
import type { FailedPolicy, TreeCallback, TreeStep } from '@/lib/contract/identity-tree'

/** Fields of the sign-up form that the identity provider validates. */
type SignUpField = 'firstName' | 'lastName' | 'email' | 'username' | 'password'

/**
 * The identity provider's policies as error codes of our forms; `taken` is used for username and email only.
 */
type SignUpRefusalCode =
  | 'taken'
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'capitalMissing'
  | 'numberMissing'
  | 'characterNotAllowed'
  | 'invalid'

export type SignUpRefusal = {
  field: SignUpField
  code: SignUpRefusalCode
  params?: Readonly<Record<string, string | number>>
}

const FIELD_OF_ATTRIBUTE: Readonly<Record<string, SignUpField>> = {
  givenName: 'firstName',
  sn: 'lastName',
  mail: 'email',
}

const CODE_OF_REQUIREMENT: Readonly<Record<string, SignUpRefusalCode>> = {
  UNIQUE: 'taken',
  REQUIRED: 'required',
  MIN_LENGTH: 'tooShort',
  MAX_LENGTH: 'tooLong',
  AT_LEAST_X_CAPITAL_LETTERS: 'capitalMissing',
  AT_LEAST_X_NUMBERS: 'numberMissing',
  CANNOT_CONTAIN_CHARACTERS: 'characterNotAllowed',
}

/** Parameters in the messages of these codes; a refusal without them gets the general message. */
const PARAMETERS_OF_CODE: Partial<Record<SignUpRefusalCode, readonly string[]>> = {
  tooShort: ['min'],
  tooLong: ['max'],
  characterNotAllowed: ['character'],
}

/** The parameters of a refusal under the names of our messages. */
function readParameters(params: FailedPolicy['params'] = {}): Record<string, string | number> {
  const { minLength, maxLength, forbiddenChars } = params
  const [character] = typeof forbiddenChars === 'string' ? forbiddenChars : []
  return {
    ...(typeof minLength === 'number' ? { min: minLength } : {}),
    ...(typeof maxLength === 'number' ? { max: maxLength } : {}),
    ...(character === undefined ? {} : { character }),
  }
}

function fieldOf(callback: TreeCallback): SignUpField | undefined {
  if (callback.type === 'ValidatedCreateUsernameCallback') return 'username'
  if (callback.type === 'ValidatedCreatePasswordCallback') return 'password'
  return FIELD_OF_ATTRIBUTE[attributeName(callback)]
}

/**
 * Refusals in a repeated step by field of our form (spec §5); empty for a step that is requested for the
 * first time.
 */
export const readSignUpRefusals = (step: TreeStep): readonly SignUpRefusal[] =>
  step.callbacks.flatMap(callback => {
    const field = fieldOf(callback)
    return field === undefined ? [] : readFailedPolicies(callback).map(policy => toRefusal(field, policy))
  })

function toRefusal(field: SignUpField, { policyRequirement, params }: FailedPolicy): SignUpRefusal {
  const named = readParameters(params)
  const code = CODE_OF_REQUIREMENT[policyRequirement] ?? 'invalid'
  if (!(PARAMETERS_OF_CODE[code] ?? []).every(name => name in named)) return { field, code: 'invalid' }
  return Object.keys(named).length === 0 ? { field, code } : { field, code, params: named }
}
