import 'server-only'
import { rememberUsername } from '@/lib/auth/remembered-username.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type SignUpFailure, signUpAtIdentity } from '@/lib/backends/identity/identity-session.server'
import { inFieldOrder } from '@/lib/forms/collect-fields'
import { consumeAllOnce } from '@/lib/rate-limits/attempts.server'
import { isUnconfirmed } from '@/lib/result/result'
import { silentSignInPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import type { DraftOwner } from '@/lib/steps/draft-owner.server'
import { ANONYMOUS } from '../decide-step'
import { afterStep, nextStep } from '../next-step'
import { checkSignUp, SIGN_UP_FIELDS } from '../schemas/sign-up'
import { checkForm } from './check-form'
import { enterMadeAccount } from './made-account.server'
import { refusedFields, refusedForm, type StepOutcome } from './step-outcome'

type SignUpClient = { locale: Locale; owner: DraftOwner; address: string; idempotencyKey: string }

/**
 * Creates the account and signs the user in at once: the next step opens signed in (spec §4). That a username
 * or email is taken is shown only here, after a complete and valid form.
 */
export async function submitSignUp(
  form: Readonly<Record<string, string>>,
  { locale, owner, address, idempotencyKey }: SignUpClient,
): Promise<StepOutcome> {
  const asksForUsername = (await getFlags(locale, undefined)).values['sso-show-username-field']
  const checked = checkForm(form, SIGN_UP_FIELDS, values => checkSignUp(values, { asksForUsername }))
  if (!checked.ok) return checked.outcome
  const limit = await consumeAllOnce(
    [
      { limit: 'signUpByAddress', key: address },
      { limit: 'signUp', key: JSON.stringify([owner, address]) },
    ],
    `signUp/${idempotencyKey}`,
  )
  if (!limit.allowed) return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds }
  const { firstName, lastName, email, username, password, marketingOptIn, rememberMe } = checked.value
  const created = await signUpAtIdentity({
    firstName,
    lastName,
    email,
    username,
    password,
    marketing: marketingOptIn,
  })
  const entered = created.ok
    ? created
    : await enterMadeAccount(created.error, { username, password, address })
  if (!entered.ok) return toOutcome(entered.error, asksForUsername)
  const flow = flowOf(locale)
  const next = nextStep(flow, 'register', afterStep(ANONYMOUS, 'register'))
  return {
    kind: 'saved',
    cookies: [entered.value, ...(rememberMe ? [await rememberUsername(username)] : [])],
    to: silentSignInPath(locale, stepHref(locale, next)),
  }
}

/**
 * Maps a failed sign-up. An answer of the identity provider without an account means that none was created,
 * and so does a failure before the request was sent: the message says so. Without an answer the outcome is
 * unknown, and submitting the form again resolves it.
 */
function toOutcome(failure: SignUpFailure, asksForUsername: boolean): StepOutcome {
  if (failure.kind === 'unavailable') {
    const { problem, notSent } = failure
    if (problem?.status === 429) return { kind: 'failed', problem }
    return problem === undefined || notSent || !isUnconfirmed(problem)
      ? refusedForm('notCreated')
      : { kind: 'failed', problem }
  }
  const fieldErrors = failure.refusals.map(({ field, code, params }) => {
    const name = field === 'username' && !asksForUsername ? 'email' : field
    return params === undefined ? { name, code } : { name, code, params }
  })
  return fieldErrors.length > 0
    ? refusedFields(inFieldOrder(fieldErrors, Object.keys(SIGN_UP_FIELDS)))
    : refusedForm('notCreated')
}
