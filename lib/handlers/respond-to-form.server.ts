import 'server-only'
import { SESSION_MAX_AGE_SECONDS } from '@/lib/config/limits'
import { flashAddress } from '@/lib/flash/flash-address.server'
import type { FormErrors } from '@/lib/forms/form-errors'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { FORM_OWNER, SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { rejectedFormAddress, saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { type Sender, senderId } from '@/lib/session/customer.server'
import { withParameter } from '@/lib/site/address-parameters'
import { afterTimeoutAddress, loginAddress } from '@/lib/site/login-address'
import { parseReturnTo } from '@/lib/site/return-to'
import { failureMessage, STATUS_OF_FAILURE, waitAfter } from './failure-message'
import type { FormDefinition, FormSubmission } from './form-definition'
import {
  type FailedResult,
  type FailureReason,
  type NextResult,
  NO_ERRORS,
  type ResultOf,
} from './form-result'
import { cartLink, quotedAddress } from './quoted-cart.server'
import { jsonResponse, redirectSeeOther } from './respond.server'

type Form<S extends Sender, N extends NextResult> = Pick<
  FormDefinition<S, never, N>,
  'fallbackPage' | 'typed' | 'addressOf' | 'toJson'
> & { page: (submission: FormSubmission<S>) => string }

/**
 * Responds to a form: JSON for a script; for a browser a redirect to the next page, or back to the page of
 * the form with the typed input.
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
        ? jsonResponse(result.errors, { status: 422 })
        : redirectSeeOther(await pageWithTyped(form, submission, { errors: result.errors }))
    case 'failed':
      return respondFailed(form, submission, result)
  }
}

async function respondNext<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  next: N,
): Promise<Response> {
  const { cookies = [] } = next
  const json = submission.wantsJson ? form.toJson?.(next, submission) : undefined
  if (json !== undefined) return jsonResponse(json, { cookies })
  const address = await addressOfNext(form, submission, next)
  return submission.wantsJson
    ? jsonResponse({ next: address }, { cookies })
    : redirectSeeOther(address, cookies)
}

/** The next page, which shows the flash, and the form again if the result says so. */
async function addressOfNext<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  next: N,
): Promise<string> {
  const { shownAgain } = next
  const href =
    shownAgain === undefined
      ? next.href
      : await pageWithTyped(form, submission, { page: next.href, errors: shownAgain })
  if (form.addressOf !== undefined) return form.addressOf({ ...next, href }, submission.sender)
  return next.flash === undefined ? href : flashAddress(href, next.flash)
}

async function respondFailed<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  failure: FailedResult,
): Promise<Response> {
  const { locale, wantsJson } = submission
  const { reason, retryKey, done = [] } = failure
  const message = failureMessage(locale, failure)
  if (wantsJson) {
    const response = jsonResponse(
      // A page that shows another account than the cart is for is drawn again.
      {
        message,
        ...(reason === 'accountSwitched' && { reason }),
        ...(reason === 'quoted' && { cart: cartLink(locale) }),
        ...(await signInOf(form, submission, reason)),
      },
      { status: STATUS_OF_FAILURE[reason] },
    )
    if (reason === 'rateLimited' || reason === 'locked')
      response.headers.set('retry-after', String(waitAfter(failure)))
    return response
  }
  // Input of another user must not be shown to this user.
  const page = reason === 'otherAccount' ? form.fallbackPage(locale) : await pageWithTyped(form, submission)
  if (reason === 'signedOut') return redirectSeeOther(throughSignIn(locale, page, afterTimeoutAddress))
  const address = withSubmissionKey(page, retryKey)
  return redirectSeeOther(
    reason === 'quoted'
      ? await quotedAddress(address, locale, message)
      : await flashAddress(address, { tone: 'danger', message, lines: done }),
  )
}

/** The page submits with the same key again, so that what has already been done is not repeated. */
const withSubmissionKey = (page: string, key: string | undefined): string =>
  key === undefined ? page : withParameter(page, SUBMISSION_KEY, key)

async function signInOf<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  reason: FailureReason,
) {
  if (reason !== 'signedOut') return {}
  const page = await pageWithTyped(form, submission)
  return { signIn: throughSignIn(submission.locale, page, signInAddress) }
}

/** Redirects an anonymous sender through sign-in and back to the form, with the typed input. */
export async function respondSignIn<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
): Promise<Response> {
  const { locale, wantsJson } = submission
  const page = await pageWithTyped(form, submission)
  const signIn = throughSignIn(locale, page, signInAddress)
  return wantsJson ? jsonResponse({ signIn }, { status: 401 }) : redirectSeeOther(signIn)
}

const signInAddress = (locale: Sender['locale'], returnTo: string | undefined): string =>
  loginAddress(locale, { returnTo })

/**
 * A page whose address cannot pass through sign-in is opened directly; it handles the missing session itself.
 */
const throughSignIn = (
  locale: Sender['locale'],
  page: string,
  address: typeof afterTimeoutAddress,
): string => (parseReturnTo(page) === undefined ? page : address(locale, page))

/**
 * Stores a form whose session ends while its page is open, and responds with the page that shows it again
 * after sign-in. It is stored for a whole session, because its user may come back late.
 */
export async function respondStored<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
): Promise<Response> {
  return jsonResponse({ next: await pageWithTyped(form, submission, { seconds: SESSION_MAX_AGE_SECONDS }) })
}

type ShownAgain = {
  /** By default the page of the form. */
  page?: string
  errors?: FormErrors
  /** How long it is stored; by default as long as a session may idle. */
  seconds?: number
}

/** A page that shows the form again; typed texts, if the form has any, are stored for it with the errors. */
async function pageWithTyped<S extends Sender, N extends NextResult>(
  form: Form<S, N>,
  submission: FormSubmission<S>,
  { page = form.page(submission), errors = NO_ERRORS, seconds }: ShownAgain = {},
): Promise<string> {
  const fields = form.typed?.(submission)
  if (fields === undefined) return page
  const owner = await ownerOf(submission)
  return rejectedFormAddress(page, await saveRejectedForm({ fields, errors }, owner, seconds))
}

/** Owner of the typed input: the user for whom the form was rendered, otherwise the sender. */
async function ownerOf({ fields, sender }: FormSubmission): Promise<string | undefined> {
  const mark = fields[FORM_OWNER]
  const owner = await readFormOwner(typeof mark === 'string' ? mark : undefined)
  return owner === undefined || owner === 'unknown' ? senderId(sender) : owner.user
}
