import 'server-only'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { waitTime } from '@/lib/format/wait-time'
import type { FormErrors } from '@/lib/forms/form-errors'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { FORM_OWNER, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { getTranslator } from '@/lib/i18n/translator'
import { type Sender, senderId } from '@/lib/session/customer.server'
import { withParameter } from '@/lib/site/address-parameters'
import { afterTimeoutAddress, loginAddress } from '@/lib/site/login-address'
import { parseReturnTo } from '@/lib/site/return-to'
import type { FormDefinition, FormSubmission } from './form-definition'
import {
  type FailedResult,
  type FailureReason,
  type NextResult,
  NO_ERRORS,
  type ResultOf,
} from './form-result'
import { jsonAnswer, seeOther } from './respond.server'

const HTTP_STATUS: Readonly<Record<FailureReason, number>> = {
  signedOut: 401,
  otherAccount: 409,
  unknownForm: 403,
  rateLimited: 429,
  locked: 409,
  unavailable: 503,
  conflict: 409,
}

/** Seconds to wait where a busy back end does not say how many. */
const RATE_LIMITED_SECONDS = 10

type Form<S extends Sender, N extends NextResult> = Pick<
  FormDefinition<S, never, N>,
  'fallbackPage' | 'typed' | 'addressOf' | 'toJson'
> & { page: (submission: FormSubmission<S>) => string }

/**
 * Answers a form: a script with JSON, a browser with the way to the next page, or back to that of the form
 * with everything typed.
 */
export async function respondToForm<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  result: ResultOf<N>,
): Promise<Response> {
  switch (result.kind) {
    case 'next':
      return respondNext(form, submission, result)
    case 'rejected':
      return submission.wantsJson
        ? jsonAnswer(result.errors, { status: 422 })
        : seeOther(await pageOfRejected(form, submission, result.errors))
    case 'failed':
      return respondFailed(form, submission, result)
  }
}

async function respondNext<S extends Sender, N extends NextResult>(
  { toJson, addressOf }: Form<S, N>,
  submission: FormSubmission<S>,
  next: N,
): Promise<Response> {
  const { href, flash, cookies = [] } = next
  if (submission.wantsJson) {
    const content = toJson === undefined ? { ...flash, href } : toJson(next, submission)
    return jsonAnswer(content, { cookies })
  }
  if (addressOf !== undefined) return seeOther(await addressOf(next, submission.sender), cookies)
  return seeOther(flash === undefined ? href : await flashAddress(href, flash), cookies)
}

async function respondFailed<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  { reason, retryAfterSeconds = RATE_LIMITED_SECONDS, retryKey }: FailedResult,
): Promise<Response> {
  const { locale, wantsJson } = submission
  const message = failureMessage(locale, reason, retryAfterSeconds)
  if (wantsJson) {
    const response = jsonAnswer(
      { message, ...(await signInOf(form, submission, reason)) },
      { status: HTTP_STATUS[reason] },
    )
    if (reason === 'rateLimited' || reason === 'locked')
      response.headers.set('retry-after', String(retryAfterSeconds))
    return response
  }
  // What another user has typed is not shown to this one.
  const page =
    reason === 'otherAccount' ? form.fallbackPage(locale) : await pageOfRejected(form, submission, NO_ERRORS)
  if (reason === 'signedOut') return seeOther(throughSignIn(locale, page, afterTimeoutAddress))
  return seeOther(await flashAddress(withSubmissionKey(page, retryKey), { tone: 'danger', message }))
}

/** The page sends the same submission again, so that what was done already is not done twice. */
const withSubmissionKey = (page: string, key: string | undefined): string =>
  key === undefined ? page : withParameter(page, SUBMISSION_KEY, key)

/** The sentence of a failure, for whoever has to know what to do next. */
const failureMessage = (
  locale: Sender['locale'],
  reason: FailureReason,
  retryAfterSeconds = RATE_LIMITED_SECONDS,
): string => getTranslator(locale, 'forms')(`failed.${reason}`, { time: waitTime(locale, retryAfterSeconds) })

async function signInOf<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  reason: FailureReason,
) {
  if (reason !== 'signedOut') return {}
  const page = await pageOfRejected(form, submission, NO_ERRORS)
  return { signIn: throughSignIn(submission.locale, page, signInAddress) }
}

/** Leads a sender who has to sign in through sign-in and back to the form, with everything typed. */
export async function respondSignIn<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
): Promise<Response> {
  const { locale, wantsJson } = submission
  const page = await pageOfRejected(form, submission, NO_ERRORS)
  const signIn = throughSignIn(locale, page, signInAddress)
  return wantsJson ? jsonAnswer({ signIn }, { status: 401 }) : seeOther(signIn)
}

const signInAddress = (locale: Sender['locale'], returnTo: string | undefined): string =>
  loginAddress(locale, { returnTo })

/** What is too much to pass through sign-in goes to the page itself, which knows what to do with it. */
const throughSignIn = (
  locale: Sender['locale'],
  page: string,
  address: typeof afterTimeoutAddress,
): string => (parseReturnTo(page) === undefined ? page : address(locale, page))

/** The page of the form with everything typed, where there was a field to type into. */
async function pageOfRejected<S extends Sender, N extends NextResult>(
  { page, typed }: Form<S, N>,
  submission: FormSubmission<S>,
  errors: FormErrors,
): Promise<string> {
  const fields = typed?.(submission)
  const href = page(submission)
  if (fields === undefined) return href
  return rejectedFormAddress(href, await saveRejectedForm({ fields, errors }, await ownerOf(submission)))
}

/** Whose typing it is: the user's whom the form was made for, else the sender's. */
async function ownerOf({ fields, sender }: FormSubmission): Promise<string | undefined> {
  const mark = fields[FORM_OWNER]
  const owner = await readFormOwner(typeof mark === 'string' ? mark : undefined)
  return owner === undefined || owner === 'unknown' ? senderId(sender) : owner.user
}
