import {
  type FailedPolicy,
  failedPolicySchema,
  type TreeCallback,
  type TreeStep,
} from '@/lib/contract/identity-tree'

/** Values that we can enter into an authentication tree. */
export type TreeAnswers = {
  username: string
  password: string
  /** Code of an authenticator app, for a tree with a second factor. */
  code?: string
  /** Attributes of a new account, by the identity provider's own names. */
  attributes?: Readonly<Record<string, string | boolean>>
}

/** The step of the second factor asks for its code in a callback of the same type as for a name. */
const CODE_PROMPT = /verification code/i

type Answered = string | boolean | number

const outputOf = (callback: TreeCallback, name: string): unknown =>
  callback.output.find(output => output.name === name)?.value

/** The value for a callback, or undefined for one without input or of an unknown type. */
function answerOf(callback: TreeCallback, answers: TreeAnswers): Answered | undefined {
  switch (callback.type) {
    case 'NameCallback':
      return CODE_PROMPT.test(String(outputOf(callback, 'prompt'))) ? answers.code : answers.username
    case 'ValidatedCreateUsernameCallback':
      return answers.username
    case 'PasswordCallback':
    case 'ValidatedCreatePasswordCallback':
      return answers.password
    case 'StringAttributeInputCallback':
    case 'BooleanAttributeInputCallback':
      return answers.attributes?.[attributeName(callback)]
    case 'TermsAndConditionsCallback':
      return true
    default:
      return undefined
  }
}

/** Fills a step by the type of its callbacks, never by their position; all others are returned unchanged. */
export function fillStep(step: TreeStep, answers: TreeAnswers): TreeStep {
  return { ...step, callbacks: step.callbacks.map(callback => fillCallback(callback, answers)) }
}

function fillCallback(callback: TreeCallback, answers: TreeAnswers): TreeCallback {
  const answer = answerOf(callback, answers)
  const [first, ...rest] = callback.input ?? []
  if (answer === undefined || first === undefined) return callback
  return { ...callback, input: [{ ...first, value: answer }, ...rest] }
}

/**
 * The identity provider's name of the attribute that a callback asks for: `givenName`, `mail`,
 * `preferences/marketing`.
 */
export const attributeName = (callback: TreeCallback): string => String(outputOf(callback, 'name') ?? '')

/** Policies that the submitted values violate; empty for a step that is requested for the first time. */
export function readFailedPolicies(callback: TreeCallback): readonly FailedPolicy[] {
  const listed = outputOf(callback, 'failedPolicies')
  return Array.isArray(listed) ? listed.flatMap(parseFailedPolicy) : []
}

function parseFailedPolicy(entry: unknown): readonly FailedPolicy[] {
  try {
    const parsed = failedPolicySchema.safeParse(typeof entry === 'string' ? JSON.parse(entry) : entry)
    return parsed.success ? [parsed.data] : []
  } catch {
    return []
  }
}
