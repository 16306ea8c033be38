import 'server-only'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import {
  type EmailChange,
  type EmailLink,
  emailChangeAnswerSchema,
  emailLinkSchema,
} from '@/lib/contract/email-change'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { getSite, type Locale } from '@/lib/site/sites'
import { type LoginServiceUser, loginServiceRead, loginServiceWrite } from './login-service-call.server'

/** Fetches the pending email change, if there is one. */
export async function fetchEmailChange({
  id,
  accessToken,
}: LoginServiceUser): Promise<Result<EmailChange | undefined, Problem>> {
  const call = loginServiceRead('fetchEmailChange', 'emailChange', { userId: id, token: accessToken })
  const answer = await callBackend({ ...call, schema: emailChangeAnswerSchema })
  return answer.ok ? ok(answer.value.change) : answer
}

/**
 * Requests an email change: the login service mails a link to the new address, and a notice to the old one.
 * Problems of kind `domain`: `email_taken` if the email is in use, `too_many_mails` over the limit.
 */
export const startEmailChange = (user: LoginServiceUser, locale: Locale, email: string) => {
  const { siteId, languageTag } = getSite(locale)
  return writeChange('startEmailChange', 'emailChange', user, { siteId, languageTag, email })
}

/** Resends the link of the pending email change; `no_change` if there is none. */
export const sendEmailLink = (user: LoginServiceUser) =>
  writeChange('sendEmailLink', 'emailChange/send', user, {})

/** Cancels the pending email change. Idempotent. */
export const cancelEmailChange = (user: LoginServiceUser) =>
  writeChange('cancelEmailChange', 'emailChange/cancel', user, {})

/** Reads the state of a mailed link for the signed-in user; changes nothing. */
export const fetchEmailLink = (user: LoginServiceUser, code: string): Promise<Result<EmailLink, Problem>> =>
  callBackend({
    ...loginServiceWrite('fetchEmailLink', 'emailChange/link', user, { code }),
    schema: emailLinkSchema,
  })

async function writeChange(
  operation: string,
  path: string,
  user: LoginServiceUser,
  fields: Readonly<Record<string, string>>,
): Promise<Result<undefined, Problem>> {
  const call = loginServiceWrite(operation, path, user, fields)
  const saved = await callBackend({ ...call, schema: emailChangeAnswerSchema })
  return saved.ok ? ok(undefined) : saved
}
