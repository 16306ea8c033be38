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
  /** Attributes of a new account, by the identity provider's own names. */
  attributes?: Readonly<Record<string, string | boolean>>
}

type Answered = string | boolean | number

/** The value for a callback, or undefined for one without input or of an unknown type. */
function answerOf(callback: TreeCallback, answers: TreeAnswers): Answered | undefined {
  switch (callback.type) {
    case 'NameCallback':
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

const outputOf = (callback: TreeCallback, name: string): unknown =>
  callback.output.find(output => output.name === name)?.value

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
